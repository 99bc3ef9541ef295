import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { useChannels } from '../charges/use-channels.ts';
import { useProviders } from '../charges/use-providers.ts';
import type { Column } from '../list/column.tsx';
import type { TwoLines } from '../list/row-list.tsx';
import type { Sums } from '../list/use-sums.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { RefundRow } from './offered-actions.ts';
import { AskedMoney, MovedMoney, RefundStatus } from './refund-status.tsx';

export function useRefundColumns(sums: Sums<'/admin/refunds/sums'>) {
  const { t } = useTranslation('admin-refunds');
  const { channelName } = useChannels();
  const { nameOf } = useProviders();
  const state = (refund: RefundRow) => (
    <>
      <RefundStatus refund={refund} />
      {refund.doubtAmount !== null && (
        <span className="block text-label text-stone tabular-nums">
          {t('reported', { amount: formatMoney(refund.doubtAmount) })}
        </span>
      )}
    </>
  );

  const columns: Column<RefundRow>[] = [
    {
      id: 'refundNo',
      head: t('fields.refundNo'),
      fixed: true,
      foot: sums.label,
      footNote: sums.parts(({ refunded, inProgress, failed }) => [
        [t('sums.refunded'), refunded],
        [t('sums.inProgress'), inProgress],
        [t('sums.failed'), failed],
      ]),
      cell: ({ refundNo }) => <span className="tabular-nums">{refundNo}</span>,
    },
    {
      id: 'appliedAt',
      head: t('fields.appliedAt'),
      sort: 'appliedAt',
      cell: ({ appliedAt }) => <WorkshopTime value={appliedAt} />,
    },
    { id: 'member', head: t('fields.member'), cell: ({ member }) => member.username },
    {
      id: 'amount',
      head: t('fields.amount'),
      sort: 'amount',
      numeric: true,
      cell: (refund) => <AskedMoney refund={refund} />,
    },
    {
      id: 'actualAmount',
      head: t('fields.actualAmount'),
      numeric: true,
      foot: sums.foot(({ refunded }) => formatMoney(refunded)),
      cell: ({ actualAmount }) => actualAmount !== null && formatMoney(actualAmount),
    },
    { id: 'channel', head: t('fields.channel'), cell: ({ channel }) => channelName(channel) },
    { id: 'provider', head: t('fields.provider'), cell: ({ provider }) => nameOf(provider) },
    { id: 'status', head: t('fields.status'), cell: state },
    {
      id: 'reason',
      head: t('fields.reason'),
      cell: ({ reason }) => <span className="block max-w-56 truncate">{reason}</span>,
    },
    {
      id: 'chargeNo',
      head: t('fields.chargeNo'),
      hidden: true,
      cell: ({ chargeNo }) => <span className="tabular-nums">{chargeNo}</span>,
    },
    {
      id: 'refundSerialNo',
      head: t('fields.refundSerialNo'),
      hidden: true,
      cell: ({ refundSerialNo }) => <span className="tabular-nums">{refundSerialNo}</span>,
    },
    {
      id: 'completedAt',
      head: t('fields.completedAt'),
      hidden: true,
      cell: ({ completedAt }) => completedAt && <WorkshopTime value={completedAt} />,
    },
  ];

  const lines = (refund: RefundRow): TwoLines => ({
    title: (
      <>
        {refund.member.username} <span className="text-stone">{refund.reason}</span>
      </>
    ),
    figure: <MovedMoney refund={refund} />,
    note: (
      <>
        <WorkshopTime value={refund.appliedAt} /> · <span className="tabular-nums">{refund.refundNo}</span>
      </>
    ),
    state: state(refund),
  });
  return { columns, lines };
}
