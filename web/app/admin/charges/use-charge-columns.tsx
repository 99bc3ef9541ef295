import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import type { Column } from '../list/column.tsx';
import type { TwoLines } from '../list/row-list.tsx';
import type { Sums } from '../list/use-sums.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { ChargedMoney, ChargeStatus } from './charge-status.tsx';
import type { ChargeRow } from './offered-actions.ts';
import { useProviders } from './use-providers.ts';

export function useChargeColumns(sums: Sums<'/admin/charges/sums'>) {
  const { t } = useTranslation(['admin-charges', 'wallet']);
  const { nameOf } = useProviders();
  const channelOf = ({ channel }: ChargeRow) => t(`wallet:channels.${channel}`);
  const state = (charge: ChargeRow) => (
    <>
      <ChargeStatus charge={charge} />
      {charge.confirmedBy && <span className="block text-label text-plum">{t('waitsForSecond')}</span>}
    </>
  );

  const columns: Column<ChargeRow>[] = [
    {
      id: 'chargeNo',
      head: t('fields.chargeNo'),
      fixed: true,
      foot: sums.label,
      footNote: sums.parts(({ credited, waiting, failed }) => [
        [t('sums.credited'), credited],
        [t('sums.waiting'), waiting],
        [t('sums.failed'), failed],
      ]),
      cell: ({ chargeNo }) => <span className="tabular-nums">{chargeNo}</span>,
    },
    {
      id: 'createdAt',
      head: t('fields.createdAt'),
      sort: 'createdAt',
      cell: ({ createdAt }) => <WorkshopTime value={createdAt} />,
    },
    { id: 'member', head: t('fields.member'), cell: ({ member }) => member.username },
    {
      id: 'amount',
      head: t('fields.amount'),
      sort: 'amount',
      numeric: true,
      foot: sums.foot(({ credited }) => formatMoney(credited)),
      cell: (charge) => <ChargedMoney charge={charge} />,
    },
    {
      id: 'refunded',
      head: t('fields.refunded'),
      numeric: true,
      foot: sums.foot(({ refunded }) => formatMoney(refunded)),
      cell: ({ refunded }) => refunded > 0 && formatMoney(refunded),
    },
    { id: 'channel', head: t('fields.channel'), cell: channelOf },
    { id: 'provider', head: t('fields.provider'), hidden: true, cell: ({ provider }) => nameOf(provider) },
    { id: 'status', head: t('fields.status'), cell: state },
    {
      id: 'serialNo',
      head: t('fields.serialNo'),
      cell: ({ serialNo }) => serialNo && <span className="tabular-nums">{serialNo}</span>,
    },
    {
      id: 'successAt',
      head: t('fields.successAt'),
      hidden: true,
      cell: ({ successAt }) => successAt && <WorkshopTime value={successAt} />,
    },
    {
      id: 'note',
      head: t('fields.note'),
      hidden: true,
      cell: ({ note }) => <span className="block max-w-56 truncate">{note}</span>,
    },
  ];

  const lines = (charge: ChargeRow): TwoLines => ({
    title: (
      <>
        {charge.member.username} <span className="text-stone">{channelOf(charge)}</span>
      </>
    ),
    figure: <ChargedMoney charge={charge} />,
    note: (
      <>
        <WorkshopTime value={charge.createdAt} /> · <span className="tabular-nums">{charge.chargeNo}</span>
      </>
    ),
    state: state(charge),
  });
  return { columns, lines };
}
