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
  'O2 refunds of orders and postings of their amount belong together': (touched) => `
    SELECT order_no AS subject FROM (
      SELECT r.order_no, r.transaction_no, l.amount_fen AS fen
      FROM order_refunds r JOIN order_refund_lines l ON l.refund_id = r.id
      WHERE r.transaction_no IS NOT NULL AND ${touched.orders('r.order_no')}
      UNION ALL
      SELECT t.order_no, t.transaction_no, p.amount_fen FROM ledger_transactions t
      JOIN ledger_postings p ON p.transaction_id = t.id AND p.account LIKE 'sales'
      WHERE t.scene = 'ORDER_REFUND' AND ${touched.orders('t.order_no')}) refunds
    GROUP BY order_no, transaction_no HAVING SUM(fen) <> 0`,
  'O2 an order is refunded when none of its pieces is left': (touched) => `
    SELECT order_no AS subject FROM (
      SELECT o.order_no, o.status, l.quantity AS units FROM orders o JOIN order_lines l ON l.order_no = o.order_no
      WHERE o.paid_at IS NOT NULL AND ${touched.orders('o.order_no')}
      UNION ALL
      SELECT o.order_no, o.status, -l.quantity FROM orders o JOIN order_refunds r ON r.order_no = o.order_no
      JOIN order_refund_lines l ON l.refund_id = r.id
      WHERE r.transaction_no IS NOT NULL AND NOT r.kept AND ${touched.orders('o.order_no')}) lines
    GROUP BY order_no, status HAVING (status = 'REFUNDED') <> (SUM(units) = 0)`,
  'O2 a piece is refunded at most as often and as high as it was bought': (touched) => `
    SELECT l.order_no AS subject FROM order_lines l
    JOIN order_refunds r ON r.order_no = l.order_no AND r.transaction_no IS NOT NULL
    JOIN order_refund_lines x ON x.refund_id = r.id AND x.product_code = l.product_code
    WHERE ${touched.orders('l.order_no')}
    GROUP BY l.order_no, l.product_code, l.quantity, l.price_fen
    HAVING SUM(x.amount_fen) > l.quantity * l.price_fen
      OR SUM(CASE WHEN r.kept THEN 0 ELSE x.quantity END) > l.quantity`,
};
