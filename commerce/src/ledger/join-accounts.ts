import type { Knex } from 'knex';
import { isSqlite } from '../db/connect.ts';

/** SQL of a member's money in fen, for queries of members joined by `joinAccounts`. */
export const availableSql = 'COALESCE(wallet.balance_fen, 0)';
export const heldSql = 'COALESCE(held.balance_fen, 0)';
export const balanceSql = `${availableSql} + ${heldSql}`;

/** Joins `users` with what they have; members without money stay in. */
export function joinAccounts(users: Knex.QueryBuilder, db: Knex): Knex.QueryBuilder {
  const id = isSqlite(db) ? 'users.id' : 'users.id::text';
  return users
    .joinRaw(`LEFT JOIN ledger_accounts wallet ON wallet.account = 'wallet:' || ${id}`)
    .joinRaw(`LEFT JOIN ledger_accounts held ON held.account = 'held:' || ${id}`);
}
