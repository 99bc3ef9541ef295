import { isSqlite } from '../db/connect.ts';
import type { Db } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';
import { transaction } from '../db/transaction.ts';

/** @returns the members whose totals were wrong or missing */
export function mendWalletTotals(db: Db): Promise<string[]> {
  return transaction(db, async (trx) => {
    // Each transaction that moves money updates these totals; the lock lets none of them commit between the reads.
    if (!isSqlite(trx)) await trx.raw('LOCK TABLE wallet_totals IN SHARE ROW EXCLUSIVE MODE');
    const missing = await rawRows<{ member: string }>(trx, open);
    const wrong = await rawRows<{ member: string }>(trx, mend);
    return [...new Set([...missing, ...wrong].map(({ member }) => member))];
  });
}

const open = `
  INSERT INTO wallet_totals (user_id, recharged_fen, spent_fen, refunded_fen, last_entry_at)
  SELECT id, 0, 0, 0, COALESCE((
    SELECT MAX(created_at) FROM wallet_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id
    WHERE wallet_entries.user_id = users.id), 0)
  FROM users WHERE id NOT IN (SELECT user_id FROM wallet_totals)
  RETURNING user_id AS member`;

const mend = `
  UPDATE wallet_totals AS w SET
    balance_fen = s.balance_fen, held_fen = s.held_fen, recharged_fen = s.recharged_fen,
    spent_fen = s.spent_fen, refunded_fen = s.refunded_fen, paid_orders = s.paid_orders
  FROM (
    SELECT t.user_id AS member, COALESCE(a.balance_fen, 0) + COALESCE(h.balance_fen, 0) AS balance_fen,
      COALESCE(h.balance_fen, 0) AS held_fen, COALESCE(e.recharged_fen, 0) AS recharged_fen,
      COALESCE(e.spent_fen, 0) AS spent_fen, COALESCE(e.refunded_fen, 0) AS refunded_fen,
      COALESCE(o.paid_orders, 0) AS paid_orders
    FROM wallet_totals t
    LEFT JOIN ledger_accounts a ON a.account = 'wallet:' || CAST(t.user_id AS VARCHAR(40))
    LEFT JOIN ledger_accounts h ON h.account = 'held:' || CAST(t.user_id AS VARCHAR(40))
    LEFT JOIN (
      SELECT user_id,
        SUM(CASE WHEN scene IN ('CHARGE', 'CHARGE_MARKET') THEN amount_fen ELSE 0 END) AS recharged_fen,
        SUM(CASE WHEN scene IN ('ORDER_PAYMENT', 'ORDER_REFUND') THEN -amount_fen ELSE 0 END) AS spent_fen,
        SUM(CASE WHEN scene = 'CHARGE_REFUND' THEN -amount_fen ELSE 0 END) AS refunded_fen
      FROM wallet_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id
      GROUP BY user_id) e ON e.user_id = t.user_id
    LEFT JOIN (
      SELECT user_id, COUNT(*) AS paid_orders FROM orders WHERE paid_at IS NOT NULL
      GROUP BY user_id) o ON o.user_id = t.user_id) s
  WHERE s.member = w.user_id AND (
    w.balance_fen <> s.balance_fen OR w.held_fen <> s.held_fen OR w.recharged_fen <> s.recharged_fen
    OR w.spent_fen <> s.spent_fen OR w.refunded_fen <> s.refunded_fen OR w.paid_orders <> s.paid_orders)
  RETURNING user_id AS member`;
