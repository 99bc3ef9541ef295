import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import type { Column } from '../list/column.tsx';
import type { TwoLines } from '../list/row-list.tsx';
import { EntryNumber } from '../record/entry-number.tsx';
import { useSceneName } from '../record/use-scene-name.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';

type Answer = OutputOf<'GET /admin/wallets/records'>;
type Row = Answer['items'][number];
type Scene = Exclude<Row['scene'], 'UNKNOWN'>;

export const scenes = Object.keys({
  CHARGE: true,
  CHARGE_MARKET: true,
  ORDER_PAYMENT: true,
  ORDER_REFUND: true,
  CHARGE_REFUND: true,
} satisfies Record<Scene, true>) as Scene[];

/** @param sums what came in and what went out in all filtered entries; they stand below their columns */
export function useEntryColumns(sums: Answer['sums'] | undefined) {
  const { t } = useTranslation(['admin-wallets', 'wallet']);
  const nameOfScene = useSceneName();
  const columns: Column<Row>[] = [
    {
      id: 'at',
      head: t('fields.at'),
      sort: 'createdAt',
      fixed: true,
      foot: t('ledger.sums'),
      cell: ({ createdAt }) => <WorkshopTime value={createdAt} />,
    },
    { id: 'scene', head: t('fields.scene'), cell: (entry) => nameOfScene(entry.scene, entry.amount, entry) },
    {
      id: 'in',
      head: t('fields.in'),
      sort: 'in',
      numeric: true,
      foot: sums && formatMoney(sums.in),
      cell: ({ amount }) => amount > 0 && formatMoney(amount),
    },
    {
      id: 'out',
      head: t('fields.out'),
      sort: 'out',
      numeric: true,
      foot: sums && formatMoney(-sums.out),
      cell: ({ amount }) => amount < 0 && formatMoney(amount),
    },
    {
      id: 'balanceAfter',
      head: t('fields.balanceAfter'),
      numeric: true,
      cell: ({ balanceAfter }) => <span className="text-stone">{formatMoney(balanceAfter)}</span>,
    },
    { id: 'booked', head: t('fields.booked'), cell: (entry) => <EntryNumber entry={entry} /> },
    {
      id: 'reason',
      head: t('fields.reason'),
      cell: ({ reason }) => <span className="block max-w-60 truncate">{reason}</span>,
    },
    {
      id: 'transactionNo',
      head: t('fields.transactionNo'),
      cell: ({ transactionNo }) => <span className="tabular-nums">{transactionNo}</span>,
    },
  ];
  const lines = (entry: Row): TwoLines => ({
    title: nameOfScene(entry.scene, entry.amount, entry),
    figure: formatMoney(entry.amount),
    note: (
      <>
        <WorkshopTime value={entry.createdAt} /> <EntryNumber entry={entry} />
      </>
    ),
    state: formatMoney(entry.balanceAfter),
  });
  return { columns, lines, nameOfScene };
}
