import { orderStates } from '../../../contract/states.ts';
import type { Checks } from '../touched.ts';

/** Legal changes of status as `from>to`. A new order has no earlier status: `>WAITING_PAYMENT`. */
const legalMoves = [
  '>WAITING_PAYMENT',
  ...Object.values(orderStates.moves).flatMap(({ from, to }) =>
    from.flatMap((each) => [to].flat().map((target) => `${each}>${target}`)),
  ),
];

/** With `= 'sales'` instead of `LIKE 'sales'`, SQLite would read all sales to find the posting of one transaction. */
export const orderChecks: Checks = {
  'O1 every move starts where the one before ended': (touched) => `
    SELECT order_no AS subject FROM (
      SELECT order_no, from_status, LAG(to_status) OVER (PARTITION BY order_no ORDER BY id) AS before_status
      FROM order_timeline WHERE ${touched.orders('order_no')}) moves
    WHERE COALESCE(from_status, '') <> COALESCE(before_status, '')`,
  'O1 every move of an order is a legal one': (touched) => `
    SELECT order_no AS subject FROM order_timeline
    WHERE COALESCE(from_status, '') || '>' || to_status NOT IN (${legalMoves.map((move) => `'${move}'`).join(', ')})
      AND ${touched.orders('order_no')}`,
  'O1 the timeline ends in the state of the order': (touched) => `
    SELECT o.order_no AS subject FROM orders o
    LEFT JOIN order_timeline t ON t.id = (SELECT MAX(id) FROM order_timeline WHERE order_no = o.order_no)
    WHERE (t.to_status IS NULL OR t.to_status <> o.status) AND ${touched.orders('o.order_no')}`,
  'O2 the total is the sum of the lines': (touched) => `
    SELECT o.order_no AS subject FROM orders o LEFT JOIN order_lines l ON l.order_no = o.order_no
    WHERE ${touched.orders('o.order_no')}
    GROUP BY o.order_no, o.total_fen HAVING o.total_fen <> COALESCE(SUM(l.price_fen * l.quantity), 0)`,
  'O2 paid orders and payments of their total belong together': (touched) => `
    SELECT o.order_no AS subject FROM orders o
    LEFT JOIN ledger_transactions t ON t.order_no = o.order_no AND t.scene = 'ORDER_PAYMENT'
    LEFT JOIN ledger_postings p ON p.transaction_id = t.id AND p.account LIKE 'sales'
    WHERE ${touched.orders('o.order_no')} AND (
      (o.status IN ('PAID', 'COMPLETED', 'REFUNDING', 'REFUNDED')) <> (p.id IS NOT NULL)
      OR (p.id IS NOT NULL AND p.amount_fen <> o.total_fen))`,
  'O2 refunded orders and refunds of their total belong together': (touched) => `
    SELECT o.order_no AS subject FROM orders o
    LEFT JOIN ledger_transactions t ON t.order_no = o.order_no AND t.scene = 'ORDER_REFUND'
    LEFT JOIN ledger_postings p ON p.transaction_id = t.id AND p.account LIKE 'sales'
    WHERE ${touched.orders('o.order_no')} AND (
      (o.status = 'REFUNDED') <> (p.id IS NOT NULL)
      OR (p.id IS NOT NULL AND p.amount_fen <> -o.total_fen))`,
};
