import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import type { Column } from '../list/column.tsx';
import type { TwoLines } from '../list/row-list.tsx';
import type { Sums } from '../list/use-sums.tsx';
import { EntryNumber } from '../record/entry-number.tsx';
import { useSceneName } from '../record/use-scene-name.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { MemberLink } from './member-link.tsx';
import { type LedgerRow, useNames } from './use-names.ts';

export function useLedgerColumns(sums: Sums<'/admin/finance/sums'>) {
  const { t } = useTranslation('admin-finance');
  const names = useNames();
  const sceneName = useSceneName();
  const sceneOf = (row: LedgerRow) => sceneName(row.scene, row.in - row.out, row);
  const channelOf = ({ channel }: LedgerRow) => channel && names.channel(channel);
  // The three values share a column, so that the table fits on a screen of 1,440 pixels.
  const sceneAndBooked = (row: LedgerRow) => (
    <>
      {[sceneOf(row), channelOf(row)].filter(Boolean).join(' · ')}
      <span className="relative z-1 block w-fit text-label">
        <EntryNumber entry={{ ...row, proposalId: null }} />
      </span>
    </>
  );
  const columns: Column<LedgerRow>[] = [
    {
      id: 'at',
      head: t('fields.at'),
      sort: 'at',
      foot: sums.label,
      cell: ({ at }) => <WorkshopTime value={at} />,
    },
    {
      id: 'transactionNo',
      head: t('fields.transactionNo'),
      fixed: true,
      cell: ({ transactionNo }) => <span className="tabular-nums">{transactionNo}</span>,
    },
    { id: 'scene', head: t('fields.sceneAndBooked'), cell: sceneAndBooked },
    {
      id: 'member',
      head: t('fields.member'),
      cell: ({ userId, member }) => <MemberLink userId={userId} username={member} />,
    },
    {
      id: 'in',
      head: t('fields.in'),
      sort: 'in',
      numeric: true,
      foot: sums.foot((all) => formatMoney(all.in)),
      cell: (row) => row.in > 0 && formatMoney(row.in),
    },
    {
      id: 'out',
      head: t('fields.out'),
      sort: 'out',
      numeric: true,
      foot: sums.foot(({ out }) => formatMoney(-out)),
      cell: ({ out }) => out > 0 && formatMoney(-out),
    },
    {
      id: 'balanceAfter',
      head: t('fields.balanceAfter'),
      numeric: true,
      cell: ({ balanceAfter }) =>
        balanceAfter !== null && <span className="text-stone">{formatMoney(balanceAfter)}</span>,
    },
    {
      id: 'serialNo',
      head: t('fields.serialNo'),
      hidden: true,
      cell: ({ serialNo }) => serialNo && <span className="tabular-nums">{serialNo}</span>,
    },
    {
      id: 'actor',
      head: t('fields.actor'),
      cell: ({ actor }) => <span className="block max-w-32 truncate">{names.actor(actor)}</span>,
    },
  ];
  const lines = (row: LedgerRow): TwoLines => ({
    title: (
      <>
        {row.member} <span className="text-stone">{sceneOf(row)}</span>
      </>
    ),
    figure: formatMoney(row.in - row.out),
    note: (
      <>
        <WorkshopTime value={row.at} /> · <span className="tabular-nums">{row.transactionNo}</span>
      </>
    ),
    state: channelOf(row),
  });
  return { columns, lines };
}
