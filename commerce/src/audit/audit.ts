import type { Knex } from 'knex';

/** One broken invariant and what broke it. */
export interface Finding {
  invariant: string;
  subject: string;
}

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
  'S2 sold units are those of paid orders': `
    SELECT p.code AS subject FROM products p
    LEFT JOIN order_lines l ON l.product_code = p.code
    LEFT JOIN orders o ON o.order_no = l.order_no AND o.status IN ('PAID', 'COMPLETED')
    GROUP BY p.code, p.sold
    HAVING p.sold <> COALESCE(SUM(CASE WHEN o.order_no IS NULL THEN 0 ELSE l.quantity END), 0)`,
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
    WHERE (o.status IN ('PAID', 'COMPLETED')) <> (p.id IS NOT NULL)
      OR (p.id IS NOT NULL AND p.amount_fen <> o.total_fen)`,
};

/** Checks the books: an empty list means that every invariant holds. */
export async function audit(db: Knex): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [invariant, sql] of Object.entries(checks)) {
    const answer = await db.raw(sql);
    const rows: { subject: string }[] = Array.isArray(answer) ? answer : answer.rows;
    findings.push(...rows.map(({ subject }) => ({ invariant, subject })));
  }
  return findings;
}
