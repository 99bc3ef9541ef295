import type { Checks } from '../touched.ts';

export const rechargeChecks: Checks = {
  'L5 successful recharges and postings of their amount belong together': (touched) => `
    SELECT c.charge_no AS subject FROM recharges c
    LEFT JOIN ledger_transactions t ON t.charge_no = c.charge_no AND t.scene = 'CHARGE'
    LEFT JOIN ledger_postings p ON p.transaction_id = t.id AND p.account LIKE 'wallet:%'
    WHERE ${touched.recharges('c.charge_no')}
    GROUP BY c.charge_no, c.status, c.amount_fen
    HAVING COALESCE(SUM(p.amount_fen), 0) <> CASE WHEN c.status IN ('PENDING', 'FAILED') THEN 0 ELSE c.amount_fen END`,
  'L5 a payment is credited once': (touched) => `
    SELECT t.transaction_no AS subject FROM ledger_transactions t
    JOIN ledger_transactions o ON o.serial_no = t.serial_no AND o.channel = t.channel AND o.id <> t.id
    WHERE t.scene IN ('CHARGE', 'CHARGE_MARKET') AND o.scene IN ('CHARGE', 'CHARGE_MARKET')
      AND t.serial_no IS NOT NULL AND o.serial_no IS NOT NULL AND ${touched.transactions('t.id')}
      AND NOT EXISTS (SELECT 1 FROM ledger_transactions r WHERE r.reverses IN (t.id, o.id))`,
  'L5 the payments that count as credited are those of credits that stand': (touched) => `
    SELECT t.transaction_no AS subject FROM ledger_transactions t
    LEFT JOIN payment_credits c ON c.transaction_id = t.id AND c.channel = t.channel
      AND c.serial_no = t.serial_no
    WHERE t.scene IN ('CHARGE', 'CHARGE_MARKET') AND t.serial_no IS NOT NULL AND ${touched.transactions('t.id')}
      AND (c.transaction_id IS NULL) <> EXISTS (SELECT 1 FROM ledger_transactions r WHERE r.reverses = t.id)`,
  'L5 a reversal undoes the whole of its credit': (touched) => `
    SELECT r.transaction_no AS subject FROM ledger_transactions r
    LEFT JOIN ledger_postings p ON p.transaction_id = r.id OR p.transaction_id = r.reverses
    WHERE substr(r.business_ref, 1, 9) = 'reversal:' AND ${touched.transactions('r.id')}
    GROUP BY r.transaction_no, r.id, r.reverses, p.account
    HAVING r.reverses IS NULL OR SUM(p.amount_fen) <> 0
      OR COUNT(CASE WHEN p.transaction_id = r.id THEN 1 END) <> COUNT(CASE WHEN p.transaction_id = r.reverses THEN 1 END)`,
  'L5 a correction credits less than what its reversal took back': (touched) => `
    SELECT c.transaction_no AS subject FROM ledger_transactions c
    JOIN ledger_postings p ON p.transaction_id = c.id AND p.account LIKE 'wallet:%'
    LEFT JOIN ledger_transactions r ON r.business_ref = 'reversal:' || substr(c.business_ref, 12)
    LEFT JOIN ledger_postings b ON b.transaction_id = r.id AND b.account = p.account
    WHERE substr(c.business_ref, 1, 11) = 'correction:' AND ${touched.transactions('c.id')}
      AND (b.id IS NULL OR p.amount_fen >= -b.amount_fen)`,
  'R1 a recharge has at most one refund that is active': (touched) => `
    SELECT charge_no AS subject FROM refunds
    WHERE status = 'PROCESSING' AND ${touched.recharges('charge_no')}
    GROUP BY charge_no HAVING COUNT(*) > 1`,
  'R2 refunds are not more than their recharge': (touched) => `
    SELECT c.charge_no AS subject FROM recharges c JOIN refunds r ON r.charge_no = c.charge_no
    WHERE ${touched.recharges('c.charge_no')}
    GROUP BY c.charge_no, c.amount_fen HAVING c.amount_fen < SUM(CASE r.status
      WHEN 'PROCESSING' THEN r.amount_fen WHEN 'SUCCESS' THEN COALESCE(r.actual_fen, r.amount_fen) ELSE 0 END)`,
  'R2 held money is that of refunds under way': () => `
    SELECT account AS subject FROM (
      SELECT account, balance_fen AS fen FROM ledger_accounts WHERE account LIKE 'held:%'
      UNION ALL
      SELECT 'held:' || CAST(user_id AS VARCHAR(40)), -amount_fen FROM refunds WHERE status = 'PROCESSING') money
    GROUP BY account HAVING SUM(fen) <> 0`,
  // A refund may differ from the requested amount only if the provider reported that amount.
  'R2 successful refunds and postings of their amount belong together': (touched) => `
    SELECT r.refund_no AS subject FROM refunds r
    LEFT JOIN ledger_transactions t ON t.refund_no = r.refund_no AND t.scene = 'CHARGE_REFUND'
    LEFT JOIN ledger_postings p ON p.transaction_id = t.id AND p.account LIKE 'channel:%'
    WHERE ${touched.refunds('r.refund_no')}
    GROUP BY r.refund_no, r.status, r.amount_fen, r.actual_fen, r.doubt_fen
    HAVING COALESCE(SUM(p.amount_fen), 0) <> CASE
      WHEN r.status <> 'SUCCESS' THEN 0 WHEN r.actual_fen = r.doubt_fen THEN r.doubt_fen ELSE r.amount_fen END`,
  'R2 what was given back is what was posted': (touched) => `
    SELECT r.refund_no AS subject FROM refunds r
    LEFT JOIN ledger_transactions t ON t.refund_no = r.refund_no AND t.scene = 'CHARGE_REFUND'
    LEFT JOIN ledger_postings p ON p.transaction_id = t.id AND p.account LIKE 'channel:%'
    WHERE r.status = 'SUCCESS' AND ${touched.refunds('r.refund_no')}
    GROUP BY r.refund_no, r.actual_fen HAVING COALESCE(SUM(p.amount_fen), 0) <> COALESCE(r.actual_fen, 0)`,
};
