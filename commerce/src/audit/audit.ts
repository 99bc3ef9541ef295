import type { Knex } from 'knex';
import { orderStates } from '../../contract/states.ts';
import { minute } from '../clock.ts';
import { rawRows } from '../db/raw-rows.ts';

/** One broken invariant and what broke it. */
export interface Finding {
  invariant: string;
  subject: string;
}

/** A hold is free within seconds of its end; what stands this long after it was forgotten. */
const forgottenAfter = 5 * minute;

/** As `from>to`; an order begins by waiting for its payment. */
const legalMoves = [
  '>WAITING_PAYMENT',
  ...Object.values(orderStates.moves).flatMap(({ from, to }) =>
    from.flatMap((each) => [to].flat().map((target) => `${each}>${target}`)),
  ),
];

/** Queries that answer the subjects for which an invariant does not hold. */
const checks: Record<string, string> = {
  'L2 every transaction sums to zero': `
    SELECT transaction_id AS subject FROM ledger_postings GROUP BY transaction_id HAVING SUM(amount_fen) <> 0`,
  'L2 the ledger sums to zero': `
    SELECT 'ledger' AS subject FROM ledger_postings GROUP BY 1 HAVING SUM(amount_fen) <> 0`,
  'L2 a transaction has at least two postings': `
    SELECT t.id AS subject FROM ledger_transactions t LEFT JOIN ledger_postings p ON p.transaction_id = t.id
    GROUP BY t.id HAVING COUNT(p.id) < 2`,
  'L3 the cached balance is the fold of the postings': `
    SELECT a.account AS subject FROM ledger_accounts a LEFT JOIN ledger_postings p ON p.account = a.account
    GROUP BY a.account, a.balance_fen HAVING a.balance_fen <> COALESCE(SUM(p.amount_fen), 0)`,
  'L3 a wallet is never below zero': `
    SELECT account AS subject FROM ledger_accounts WHERE balance_fen < 0`,
  'S1 stock is available + reserved + sold, none negative': `
    SELECT code AS subject FROM products
    WHERE stock <> available + reserved + sold OR available < 0 OR reserved < 0 OR sold < 0`,
  'S2 reserved units are those of unpaid orders': `
    SELECT p.code AS subject FROM products p
    LEFT JOIN order_lines l ON l.product_code = p.code
    LEFT JOIN orders o ON o.order_no = l.order_no AND o.status = 'WAITING_PAYMENT'
    GROUP BY p.code, p.reserved
    HAVING p.reserved <> COALESCE(SUM(CASE WHEN o.order_no IS NULL THEN 0 ELSE l.quantity END), 0)`,
  'S2 reserved units are those held': `
    SELECT p.code AS subject FROM products p LEFT JOIN holds h ON h.product_code = p.code
    GROUP BY p.code, p.reserved HAVING p.reserved <> COALESCE(SUM(h.quantity), 0)`,
  'S2 sold units are those of paid orders and of refunded parcels that are not back': `
    SELECT p.code AS subject FROM products p
    LEFT JOIN order_lines l ON l.product_code = p.code
    LEFT JOIN orders o ON o.order_no = l.order_no AND (
      o.status IN ('PAID', 'COMPLETED', 'REFUNDING')
      OR o.status = 'REFUNDED' AND o.order_no IN (SELECT order_no FROM shipments WHERE returned_at IS NULL))
    GROUP BY p.code, p.sold
    HAVING p.sold <> COALESCE(SUM(CASE WHEN o.order_no IS NULL THEN 0 ELSE l.quantity END), 0)`,
  'S1 the last movement left the stock as it is': `
    SELECT p.code AS subject FROM products p
    JOIN stock_movements m ON m.id = (SELECT MAX(id) FROM stock_movements WHERE product_code = p.code)
    WHERE m.stock_after <> p.stock OR m.available_after <> p.available`,
  'O1 every move starts where the one before ended': `
    SELECT order_no AS subject FROM (
      SELECT order_no, from_status, LAG(to_status) OVER (PARTITION BY order_no ORDER BY id) AS before_status
      FROM order_timeline) moves
    WHERE COALESCE(from_status, '') <> COALESCE(before_status, '')`,
  'O1 every move of an order is a legal one': `
    SELECT order_no AS subject FROM order_timeline
    WHERE COALESCE(from_status, '') || '>' || to_status NOT IN (${legalMoves.map((move) => `'${move}'`).join(', ')})`,
  'O1 the timeline ends in the state of the order': `
    SELECT o.order_no AS subject FROM orders o
    LEFT JOIN order_timeline t ON t.id = (SELECT MAX(id) FROM order_timeline WHERE order_no = o.order_no)
    WHERE t.to_status IS NULL OR t.to_status <> o.status`,
  'O2 the total is the sum of the lines': `
    SELECT o.order_no AS subject FROM orders o LEFT JOIN order_lines l ON l.order_no = o.order_no
    GROUP BY o.order_no, o.total_fen HAVING o.total_fen <> COALESCE(SUM(l.price_fen * l.quantity), 0)`,
  'O2 paid orders and payments of their total belong together': `
    SELECT o.order_no AS subject FROM orders o
    LEFT JOIN ledger_transactions t ON t.order_no = o.order_no AND t.scene = 'ORDER_PAYMENT'
    LEFT JOIN ledger_postings p ON p.transaction_id = t.id AND p.account = 'sales'
    WHERE (o.status IN ('PAID', 'COMPLETED', 'REFUNDING', 'REFUNDED')) <> (p.id IS NOT NULL)
      OR (p.id IS NOT NULL AND p.amount_fen <> o.total_fen)`,
  'O2 refunded orders and refunds of their total belong together': `
    SELECT o.order_no AS subject FROM orders o
    LEFT JOIN ledger_transactions t ON t.order_no = o.order_no AND t.scene = 'ORDER_REFUND'
    LEFT JOIN ledger_postings p ON p.transaction_id = t.id AND p.account = 'sales'
    WHERE (o.status = 'REFUNDED') <> (p.id IS NOT NULL)
      OR (p.id IS NOT NULL AND p.amount_fen <> -o.total_fen)`,
  'L6 every balance after is the sum up to there': `
    SELECT account AS subject FROM (
      SELECT account, balance_after_fen, SUM(amount_fen) OVER (PARTITION BY account ORDER BY id) AS folded
      FROM ledger_postings WHERE balance_after_fen IS NOT NULL) postings
    WHERE balance_after_fen <> folded`,
  'L6 replaying by seq reproduces every balance': `
    SELECT account AS subject FROM (
      SELECT p.account, p.balance_after_fen,
        SUM(p.amount_fen) OVER (PARTITION BY p.account ORDER BY s.seq, p.id) AS folded
      FROM ledger_postings p
      JOIN seals s ON s.chain = 'ledger' AND s.subject = CAST(p.transaction_id AS VARCHAR(40))
      WHERE p.balance_after_fen IS NOT NULL) postings
    WHERE balance_after_fen <> folded`,
  'L3 the records of a member add up to his balance': `
    SELECT user_id AS subject FROM (
      SELECT user_id, balance_after_fen, SUM(amount_fen) OVER (PARTITION BY user_id ORDER BY id) AS folded
      FROM wallet_entries) entries
    WHERE balance_after_fen <> folded`,
  'L3 what is left of the credits is what can be spent': `
    SELECT a.account AS subject FROM ledger_accounts a
    LEFT JOIN credits c ON a.account = 'wallet:' || CAST(c.user_id AS VARCHAR(40))
    WHERE a.account LIKE 'wallet:%'
    GROUP BY a.account, a.balance_fen HAVING a.balance_fen <> COALESCE(SUM(c.left_fen), 0)`,
  'L3 a credit was used as much as it lacks': `
    SELECT CAST(c.id AS VARCHAR(20)) AS subject FROM credits c LEFT JOIN credit_uses u ON u.credit_id = c.id
    GROUP BY c.id, c.amount_fen, c.left_fen
    HAVING c.amount_fen - c.left_fen <> COALESCE(SUM(u.amount_fen), 0)`,
  'R2 held money is that of refunds under way': `
    SELECT a.account AS subject FROM ledger_accounts a
    LEFT JOIN refunds r ON a.account = 'held:' || CAST(r.user_id AS VARCHAR(40)) AND r.status = 'PROCESSING'
    WHERE a.account LIKE 'held:%'
    GROUP BY a.account, a.balance_fen HAVING a.balance_fen <> COALESCE(SUM(r.amount_fen), 0)`,
  'R1 a charge has at most one refund that is alive': `
    SELECT charge_no AS subject FROM refunds WHERE status IN ('PROCESSING', 'SUCCESS')
    GROUP BY charge_no HAVING COUNT(*) > 1`,
  'R2 refunds are not more than their charge': `
    SELECT c.charge_no AS subject FROM charges c JOIN refunds r ON r.charge_no = c.charge_no AND r.status = 'SUCCESS'
    GROUP BY c.charge_no, c.amount_fen HAVING SUM(r.amount_fen) > c.amount_fen`,
  'R2 successful refunds and postings of their amount belong together': `
    SELECT r.refund_no AS subject FROM refunds r
    LEFT JOIN ledger_transactions t ON t.refund_no = r.refund_no AND t.scene = 'CHARGE_REFUND'
    LEFT JOIN ledger_postings p ON p.transaction_id = t.id AND p.account LIKE 'channel:%'
    GROUP BY r.refund_no, r.status, r.amount_fen
    HAVING COALESCE(SUM(p.amount_fen), 0) <> CASE WHEN r.status = 'SUCCESS' THEN r.amount_fen ELSE 0 END`,
  'R2 what was given back is what was posted': `
    SELECT r.refund_no AS subject FROM refunds r
    LEFT JOIN ledger_transactions t ON t.refund_no = r.refund_no AND t.scene = 'CHARGE_REFUND'
    LEFT JOIN ledger_postings p ON p.transaction_id = t.id AND p.account LIKE 'channel:%'
    WHERE r.status = 'SUCCESS'
    GROUP BY r.refund_no, r.actual_fen HAVING COALESCE(SUM(p.amount_fen), 0) <> COALESCE(r.actual_fen, 0)`,
  'L5 successful charges and postings of their amount belong together': `
    SELECT c.charge_no AS subject FROM charges c
    LEFT JOIN ledger_transactions t ON t.charge_no = c.charge_no AND t.scene = 'CHARGE'
    LEFT JOIN ledger_postings p ON p.transaction_id = t.id AND p.account LIKE 'wallet:%'
    GROUP BY c.charge_no, c.status, c.amount_fen
    HAVING COALESCE(SUM(p.amount_fen), 0) <> CASE WHEN c.status IN ('PENDING', 'FAILED') THEN 0 ELSE c.amount_fen END`,
  'L5 posted proposals and postings of their amount belong together': `
    SELECT r.id AS subject FROM recharge_proposals r
    LEFT JOIN ledger_transactions t ON t.business_ref = 'proposal:' || CAST(r.id AS VARCHAR(40))
      AND t.transaction_no = r.transaction_no
    LEFT JOIN ledger_postings p ON p.transaction_id = t.id
      AND p.account = 'wallet:' || CAST(r.user_id AS VARCHAR(40))
    GROUP BY r.id, r.status, r.amount_fen
    HAVING COALESCE(SUM(p.amount_fen), 0) <> CASE WHEN r.status = 'POSTED' THEN r.amount_fen ELSE 0 END`,
  'L5 money posted for a proposal has one that was posted': `
    SELECT business_ref AS subject FROM ledger_transactions
    WHERE business_ref LIKE 'proposal:%' AND business_ref NOT IN (
      SELECT 'proposal:' || CAST(id AS VARCHAR(40)) FROM recharge_proposals WHERE status = 'POSTED')`,
  'L3 the sums of a wallet are those of its records': `
    SELECT CAST(w.user_id AS VARCHAR(40)) AS subject FROM wallet_totals w
    JOIN wallet_entries e ON e.user_id = w.user_id JOIN ledger_transactions t ON t.id = e.transaction_id
    GROUP BY w.user_id, w.recharged_fen, w.spent_fen, w.refunded_fen
    HAVING w.recharged_fen <> SUM(CASE WHEN t.scene IN ('CHARGE', 'CHARGE_MARKET') THEN e.amount_fen ELSE 0 END)
      OR w.spent_fen <> SUM(CASE WHEN t.scene IN ('ORDER_PAYMENT', 'ORDER_REFUND') THEN -e.amount_fen ELSE 0 END)
      OR w.refunded_fen <> SUM(CASE WHEN t.scene = 'CHARGE_REFUND' THEN -e.amount_fen ELSE 0 END)`,
  'L3 what the list of wallets says is what the accounts hold': `
    SELECT CAST(w.user_id AS VARCHAR(40)) AS subject FROM wallet_totals w
    LEFT JOIN ledger_accounts a ON a.account = 'wallet:' || CAST(w.user_id AS VARCHAR(40))
    LEFT JOIN ledger_accounts h ON h.account = 'held:' || CAST(w.user_id AS VARCHAR(40))
    WHERE w.balance_fen <> COALESCE(a.balance_fen, 0) + COALESCE(h.balance_fen, 0)
      OR w.held_fen <> COALESCE(h.balance_fen, 0)
      OR w.paid_orders <> (
        SELECT COUNT(*) FROM orders o WHERE o.user_id = w.user_id AND o.paid_at IS NOT NULL)`,
};

/** Only where the shop is running and its time is known: who stands still frees nothing. */
const forgotten = {
  'S3 an overdue order is timed out': `
    SELECT order_no AS subject FROM orders WHERE status = 'WAITING_PAYMENT' AND payable_until < ?`,
  'S3 an overdue hold is free': 'SELECT order_no AS subject FROM holds WHERE held_until < ?',
};

/**
 * Checks the books: an empty list means that every invariant holds.
 * @param at the time of a shop that has been running for a while; without it nothing is overdue
 */
export async function audit(db: Knex, at?: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [invariant, sql] of Object.entries(checks)) findings.push(...(await find(invariant, sql)));
  if (at === undefined) return findings;
  for (const [invariant, sql] of Object.entries(forgotten)) {
    findings.push(...(await find(invariant, sql, at - forgottenAfter)));
  }
  return findings;

  async function find(invariant: string, sql: string, ...values: number[]): Promise<Finding[]> {
    const rows = await rawRows<{ subject: string }>(db, sql, values);
    return rows.map(({ subject }) => ({ invariant, subject }));
  }
}
