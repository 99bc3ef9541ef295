import { orderViews } from '@junyao/commerce/contract/choices';
import { orderStatuses } from '@junyao/commerce/contract/states';
import { href, useLocation } from 'react-router';
import { formAction } from '../../form/form-action.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { useMay } from '../frame/staff.ts';
import { defineScreen } from '../list/define-screen.tsx';
import { wordsFor } from '../list/screen-filters.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { shipForm } from './order-forms.ts';
import type { OrderRow } from './order-row.ts';
import { OrderStatus } from './order-status.tsx';
import { PrintSlips } from './print-slips.tsx';
import { ShipByCsv } from './ship-by-csv.tsx';
import { useShipping } from './ship-from-list.tsx';

const orders = defineScreen('/admin/orders/query', {
  at: href('/admin/orders'),
  id: 'orderNo',
  export: '/admin/orders/export',
  words: ['admin-orders', 'admin'],
  searches: true,
  tabs: {
    by: 'view',
    values: orderViews,
    words: 'views',
    counts: { from: '/admin/orders/counts', without: ['status'] },
    // The order whose time to pay ends first comes first.
    sorts: { toPay: 'timeLeft' },
  },
  filters: {
    status: { kind: 'choice', options: wordsFor('admin:orderStatus', orderStatuses) },
    days: { kind: 'days', label: 'fields.createdAt' },
    userId: {
      kind: 'fixed',
      label: 'fields.buyer',
      text: ([order], t) => order?.buyer.username ?? t('buyerWithoutOrders'),
    },
  },
  useView({ t, columns, rows, exported, clockOffset }) {
    const mayFulfil = useMay()('orders.fulfil');
    const shipping = useShipping(rows);
    const view = new URLSearchParams(useLocation().search).get('view');
    const piecesOf = ({ pieces }: OrderRow) =>
      pieces.map(({ productCode, productName }) => productName ?? productCode).join(t('separator'));
    const state = ({ status, shippedAt }: OrderRow) => (
      <OrderStatus status={status} shipped={shippedAt !== null} />
    );
    const amountOf = ({ amount, refunded }: OrderRow) => (
      <>
        {formatMoney(amount)}
        {refunded > 0 && (
          <span className="block text-right text-label text-stone">
            {t('refund.refundedSum', { amount: formatMoney(refunded) })}
          </span>
        )}
      </>
    );
    return {
      undoes: mayFulfil,
      nextAction: shipping.button,
      bulk: mayFulfil ? (chosen) => <PrintSlips rows={chosen} /> : undefined,
      tools: mayFulfil && <ShipByCsv filters={exported} />,
      dialog: shipping.dialog,
      columns: [
        columns.code('orderNo', { sort: true, fixed: true }),
        columns.time('createdAt', { sort: true }),
        columns.of('pieces', (row) => <span className="block max-w-56 truncate">{piecesOf(row)}</span>),
        columns.of('buyer', ({ buyer }) => buyer.username, { hidden: true }),
        columns.text('recipient'),
        columns.code('phone', { hidden: true }),
        columns.text('address', { hidden: true, width: 'max-w-72' }),
        columns.text('remark', { hidden: true, width: 'max-w-56' }),
        columns.of('amount', amountOf, { sort: true, numeric: true }),
        columns.word('method', 'methods', { hidden: true }),
        columns.of('status', state, { sort: true }),
        columns.of(
          'timeLeft',
          ({ status, payableUntil }) =>
            status === 'WAITING_PAYMENT' &&
            payableUntil && <Countdown until={payableUntil} clockOffset={clockOffset} />,
          // Only the view of unpaid orders can be sorted by this column.
          { numeric: true, ...(view === 'toPay' && { sort: true }) },
        ),
        columns.text('carrier', { hidden: true }),
        columns.code('trackingNo', { hidden: true }),
        columns.time('shippedAt', { hidden: true }),
      ],
      lines: (row) => ({
        title: row.recipient,
        aside: piecesOf(row),
        figure: amountOf(row),
        note: (
          <>
            <WorkshopTime value={row.createdAt} /> · <span className="tabular-nums">{row.orderNo}</span>
          </>
        ),
        state: state(row),
      }),
    };
  },
});

export const { handle, clientLoader, shouldRevalidate } = orders;
export const clientAction = formAction(shipForm);
export default orders.component;
