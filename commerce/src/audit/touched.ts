import type { Position } from './checkpoint.ts';

const kinds = [
  ...['transactions', 'accounts', 'members', 'wallets', 'deposits', 'credits', 'reversals'],
  ...['orders', 'products', 'refunds', 'recharges'],
] as const;
type Kind = (typeof kinds)[number];

/** For each kind of subject, the SQL condition that limits a column to the subjects to check. */
export type Touched = Record<Kind, (column: string) => string>;

/** Each query returns the subjects that break its invariant. */
export type Checks = Record<string, (touched: Touched) => string>;

export const everything: Touched = ofKinds(() => () => 'TRUE');

/** The query must be wrapped by `withTouched`. */
export const touchedAlone: Touched = ofKinds(
  (kind) => (column) => `${column} IN (SELECT subject FROM touched_${kind})`,
);

export function withTouched(since: Position, query: string): string {
  const parts = kinds.map((kind) => `touched_${kind} (subject) AS (${queries[kind](since)})`);
  return `WITH ${parts.join(',\n')}\n${query}`;
}

const among = touchedAlone;

/**
 * A query may use the results for earlier kinds in `kinds`. Every change of money, stock or order status adds a row to
 * an append-only table, found by its id. The conditions on time find changes that lack such a row.
 */
const queries: Record<Kind, (since: Position) => string> = {
  transactions: ({ posting, at }) => `
    SELECT transaction_id FROM ledger_postings WHERE id > ${posting}
    UNION ALL SELECT id FROM ledger_transactions WHERE created_at > ${at}`,
  accounts: () => `
    SELECT account FROM ledger_postings
    WHERE balance_after_fen IS NOT NULL AND ${among.transactions('transaction_id')}`,
  members: ({ at }) => `
    SELECT id FROM users WHERE ${among.accounts("'wallet:' || CAST(id AS VARCHAR(40))")}
      OR ${among.accounts("'held:' || CAST(id AS VARCHAR(40))")} OR created_at > ${at}`,
  wallets: () => "SELECT 'wallet:' || CAST(subject AS VARCHAR(40)) FROM touched_members",
  deposits: () => `
    SELECT id FROM deposits WHERE ${among.transactions('transaction_id')}
    UNION ALL SELECT deposit_id FROM deposit_uses WHERE ${among.transactions('transaction_id')}`,
  credits: ({ at }) => `
    SELECT id FROM credits WHERE proposed_at > ${at} OR decided_at > ${at}
    UNION ALL SELECT r.id FROM credits r JOIN ledger_transactions t ON t.transaction_no = r.transaction_no
    WHERE ${among.transactions('t.id')}`,
  reversals: ({ at }) => `
    SELECT transaction_no FROM reversals WHERE decided_at > ${at}
    UNION ALL SELECT substr(business_ref, 10) FROM ledger_transactions
    WHERE business_ref LIKE 'reversal:%' AND ${among.transactions('id')}`,
  orders: ({ move, at }) => `
    SELECT order_no FROM order_timeline WHERE id > ${move}
    UNION ALL SELECT order_no FROM orders WHERE created_at > ${at}
    UNION ALL SELECT order_no FROM ledger_transactions WHERE ${among.transactions('id')}`,
  products: ({ movement }) => `
    SELECT product_code FROM stock_movements WHERE id > ${movement}
    UNION ALL SELECT product_code FROM order_lines WHERE ${among.orders('order_no')}`,
  refunds: ({ at }) => `
    SELECT refund_no FROM refunds WHERE applied_at > ${at} OR approved_at > ${at} OR completed_at > ${at}
    UNION ALL SELECT refund_no FROM ledger_transactions WHERE ${among.transactions('id')}`,
  recharges: ({ at }) => `
    SELECT charge_no FROM recharges WHERE created_at > ${at} OR success_at > ${at}
    UNION ALL SELECT charge_no FROM ledger_transactions WHERE ${among.transactions('id')}
    UNION ALL SELECT charge_no FROM refunds WHERE ${among.refunds('refund_no')}`,
};

function ofKinds(condition: (kind: Kind) => Touched[Kind]): Touched {
  return Object.fromEntries(kinds.map((kind) => [kind, condition(kind)])) as Touched;
}
