import type { Knex } from 'knex';
import { isSqlite } from '../db/connect.ts';

/** SQL of a member's money in fen, for queries of members joined by `joinWallet`. */
export const availableSql = 'COALESCE(wallet.balance_fen, 0)';
export const heldSql = 'COALESCE(held.balance_fen, 0)';
export const balanceSql = `${availableSql} + ${heldSql}`;
export const totalSql = (column: 'recharged_fen' | 'spent_fen' | 'refunded_fen' | 'last_entry_at') =>
  `COALESCE(wallet_totals.${column}, 0)`;

/** Joins `users` with what they have and had; members without money stay in. */
export function joinWallet(users: Knex.QueryBuilder, db: Knex): Knex.QueryBuilder {
  const id = isSqlite(db) ? 'users.id' : 'users.id::text';
  return users
    .joinRaw(`LEFT JOIN ledger_accounts wallet ON wallet.account = 'wallet:' || ${id}`)
    .joinRaw(`LEFT JOIN ledger_accounts held ON held.account = 'held:' || ${id}`)
    .leftJoin('walletTotals', 'walletTotals.userId', 'users.id');
}
