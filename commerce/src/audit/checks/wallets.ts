import type { Checks } from '../touched.ts';

export const walletChecks: Checks = {
  'L3 the records of a member add up to his balance': (touched) => `
    SELECT user_id AS subject FROM (
      SELECT user_id, balance_after_fen, SUM(amount_fen) OVER (PARTITION BY user_id ORDER BY id) AS folded
      FROM wallet_entries WHERE ${touched.members('user_id')}) entries
    WHERE balance_after_fen <> folded`,
  // The query sums instead of joining, because no index finds a deposit by the name of an account.
  'L3 what is left of the deposits is what can be spent': (touched) => `
    SELECT account AS subject FROM (
      SELECT account, balance_fen AS fen FROM ledger_accounts
      WHERE account LIKE 'wallet:%' AND ${touched.wallets('account')}
      UNION ALL
      SELECT 'wallet:' || CAST(user_id AS VARCHAR(40)), -left_fen FROM deposits
      WHERE left_fen > 0 AND ${touched.members('user_id')}) money
    GROUP BY account HAVING SUM(fen) <> 0`,
  'L3 a deposit was used as much as it lacks': (touched) => `
    SELECT CAST(c.id AS VARCHAR(20)) AS subject FROM deposits c LEFT JOIN deposit_uses u ON u.deposit_id = c.id
    WHERE ${touched.deposits('c.id')}
    GROUP BY c.id, c.amount_fen, c.left_fen
    HAVING c.amount_fen - c.left_fen <> COALESCE(SUM(u.amount_fen), 0)`,
  // Adding totals and negated records also finds a wallet with only totals or only records.
  'L3 the sums of a wallet are those of its records': (touched) => `
    SELECT CAST(user_id AS VARCHAR(40)) AS subject FROM (
      SELECT user_id, recharged_fen, spent_fen, refunded_fen FROM wallet_totals
      WHERE ${touched.members('user_id')}
      UNION ALL
      SELECT e.user_id, CASE WHEN t.scene IN ('CHARGE', 'CHARGE_MARKET') THEN -e.amount_fen ELSE 0 END,
        CASE WHEN t.scene IN ('ORDER_PAYMENT', 'ORDER_REFUND') THEN e.amount_fen ELSE 0 END,
        CASE WHEN t.scene = 'CHARGE_REFUND' THEN e.amount_fen ELSE 0 END
      FROM wallet_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE ${touched.members('e.user_id')}) sums
    GROUP BY user_id HAVING SUM(recharged_fen) <> 0 OR SUM(spent_fen) <> 0 OR SUM(refunded_fen) <> 0`,
  'L3 what the list of wallets says is what the accounts hold': (touched) => `
    SELECT CAST(u.id AS VARCHAR(40)) AS subject FROM users u LEFT JOIN wallet_totals w ON w.user_id = u.id
    LEFT JOIN ledger_accounts a ON a.account = 'wallet:' || CAST(u.id AS VARCHAR(40))
    LEFT JOIN ledger_accounts h ON h.account = 'held:' || CAST(u.id AS VARCHAR(40))
    WHERE ${touched.members('u.id')} AND (
      w.user_id IS NULL OR w.balance_fen <> COALESCE(a.balance_fen, 0) + COALESCE(h.balance_fen, 0)
      OR w.held_fen <> COALESCE(h.balance_fen, 0)
      OR w.paid_orders <> (
        SELECT COUNT(*) FROM orders o WHERE o.user_id = u.id AND o.paid_at IS NOT NULL))`,
  'L5 posted credits and postings of their amount belong together': (touched) => `
    SELECT r.id AS subject FROM credits r
    LEFT JOIN ledger_transactions t ON t.transaction_no = r.transaction_no AND (t.business_ref = CASE
        WHEN r.charge_no IS NULL THEN 'credit:' || CAST(r.id AS VARCHAR(40)) ELSE 'charge:' || r.charge_no END
      OR (r.charge_no IS NULL AND t.business_ref LIKE 'correction:%'))
    LEFT JOIN ledger_postings p ON p.transaction_id = t.id
      AND p.account = 'wallet:' || CAST(r.user_id AS VARCHAR(40))
    WHERE ${touched.credits('r.id')}
    GROUP BY r.id, r.status, r.amount_fen
    HAVING COALESCE(SUM(p.amount_fen), 0) <> CASE WHEN r.status IN ('POSTED', 'REVERSED') THEN r.amount_fen ELSE 0 END`,
  'L5 a posted credit is booked to the channel and the number of its payment': (touched) => `
    SELECT r.id AS subject FROM credits r
    LEFT JOIN ledger_transactions t ON t.transaction_no = r.transaction_no
      AND COALESCE(t.channel, '') = COALESCE(r.channel, '')
      AND COALESCE(t.serial_no, '') = COALESCE(r.serial_no, '')
    LEFT JOIN ledger_postings p ON p.transaction_id = t.id
      AND p.account = CASE WHEN r.kind = 'gift' THEN 'marketing' ELSE 'channel:' || r.channel END
    WHERE r.status IN ('POSTED', 'REVERSED') AND p.id IS NULL AND ${touched.credits('r.id')}`,
  'L5 money posted for a credit has one that was posted': (touched) => `
    SELECT business_ref AS subject FROM ledger_transactions
    WHERE (business_ref LIKE 'credit:%' OR business_ref LIKE 'correction:%' OR (business_ref LIKE 'charge:%' AND actor LIKE 'staff:%'))
      AND ${touched.transactions('id')}
      AND NOT EXISTS (SELECT 1 FROM credits c WHERE c.transaction_no = ledger_transactions.transaction_no AND c.status IN ('POSTED', 'REVERSED'))`,
  'L5 posted reversals and transactions that take credits back belong together': (touched) => `
    SELECT t.transaction_no AS subject FROM ledger_transactions t
    LEFT JOIN reversals r ON r.reversal_no = t.transaction_no AND r.status = 'POSTED'
    WHERE t.business_ref LIKE 'reversal:%' AND r.id IS NULL AND ${touched.transactions('t.id')}
    UNION ALL
    SELECT r.transaction_no FROM reversals r
    LEFT JOIN ledger_transactions t ON t.transaction_no = r.reversal_no
      AND t.business_ref = 'reversal:' || r.transaction_no
    LEFT JOIN ledger_transactions c ON c.transaction_no = r.correction_no
      AND c.business_ref = 'correction:' || r.transaction_no
    LEFT JOIN ledger_postings p ON p.transaction_id = c.id
      AND p.account = 'wallet:' || CAST(r.user_id AS VARCHAR(40))
    WHERE r.status = 'POSTED' AND ${touched.reversals('r.transaction_no')}
      AND (t.id IS NULL OR COALESCE(p.amount_fen, 0) <> r.received_fen)`,
};
