import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Countdown } from '../../ui/countdown.tsx';
import { formatMoney } from '../../ui/price.tsx';
import type { Column } from '../list/column.tsx';
import type { RowOf } from '../list/load-list.ts';
import type { TwoLines } from '../list/row-list.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { OrderStatus } from './order-status.tsx';

export type OrderRow = RowOf<'/admin/orders/query'>;

export function useOrderColumns(clockOffset: number) {
  const { t } = useTranslation('admin-orders');
  const view = new URLSearchParams(useLocation().search).get('view');
  const piecesOf = ({ pieces }: OrderRow) =>
    pieces.map(({ productCode, productName }) => productName ?? productCode).join(t('separator'));
  const timeLeft = ({ status, payableUntil }: OrderRow) =>
    status === 'WAITING_PAYMENT' &&
    payableUntil && <Countdown until={payableUntil} clockOffset={clockOffset} />;
  const state = (row: OrderRow) => <OrderStatus status={row.status} shipped={row.shippedAt !== null} />;

  const columns: Column<OrderRow>[] = [
    {
      id: 'orderNo',
      head: t('fields.orderNo'),
      sort: 'orderNo',
      fixed: true,
      cell: ({ orderNo }) => <span className="tabular-nums">{orderNo}</span>,
    },
    {
      id: 'createdAt',
      head: t('fields.createdAt'),
      sort: 'createdAt',
      cell: ({ createdAt }) => <WorkshopTime value={createdAt} />,
    },
    {
      id: 'pieces',
      head: t('fields.pieces'),
      cell: (row) => <span className="block max-w-56 truncate">{piecesOf(row)}</span>,
    },
    { id: 'buyer', head: t('fields.buyer'), hidden: true, cell: ({ buyer }) => buyer.username },
    { id: 'recipient', head: t('fields.recipient'), cell: ({ recipient }) => recipient },
    {
      id: 'phone',
      head: t('fields.phone'),
      hidden: true,
      cell: ({ phone }) => <span className="tabular-nums">{phone}</span>,
    },
    {
      id: 'address',
      head: t('fields.address'),
      hidden: true,
      cell: ({ address }) => <span className="block max-w-72 truncate">{address}</span>,
    },
    {
      id: 'remark',
      head: t('fields.remark'),
      hidden: true,
      cell: ({ remark }) => <span className="block max-w-56 truncate">{remark}</span>,
    },
    {
      id: 'amount',
      head: t('fields.amount'),
      sort: 'amount',
      numeric: true,
      cell: ({ amount }) => formatMoney(amount),
    },
    {
      id: 'method',
      head: t('fields.method'),
      hidden: true,
      cell: ({ method }) => method && t(`methods.${method}`),
    },
    { id: 'status', head: t('fields.status'), sort: 'status', cell: state },
    {
      id: 'timeLeft',
      head: t('fields.timeLeft'),
      // Only the view of unpaid orders can be sorted by this column.
      ...(view === 'toPay' && { sort: 'timeLeft' }),
      numeric: true,
      cell: timeLeft,
    },
    { id: 'carrier', head: t('fields.carrier'), hidden: true, cell: ({ carrier }) => carrier },
    {
      id: 'trackingNo',
      head: t('fields.trackingNo'),
      hidden: true,
      cell: ({ trackingNo }) => <span className="tabular-nums">{trackingNo}</span>,
    },
    {
      id: 'shippedAt',
      head: t('fields.shippedAt'),
      hidden: true,
      cell: ({ shippedAt }) => shippedAt && <WorkshopTime value={shippedAt} />,
    },
  ];

  const lines = (row: OrderRow): TwoLines => ({
    title: (
      <>
        {row.recipient} <span className="text-stone">{piecesOf(row)}</span>
      </>
    ),
    figure: formatMoney(row.amount),
    note: (
      <>
        <WorkshopTime value={row.createdAt} /> · <span className="tabular-nums">{row.orderNo}</span>
      </>
    ),
    state: state(row),
  });
  return { columns, lines };
}
