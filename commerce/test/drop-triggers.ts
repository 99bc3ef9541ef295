import { isSqlite } from '../src/db/connect.ts';
import type { Db } from '../src/db/db.ts';

/** Drops the append-only triggers, as an attacker would. The triggers that queue rows for the sealer stay. */
export async function dropTriggers(db: Db): Promise<void> {
  for (const table of [
    'audit_log',
    'seals',
    'hand_overs',
    'ledger_transactions',
    'ledger_postings',
    'wallet_entries',
    'deposit_uses',
  ]) {
    if (!isSqlite(db)) await db.raw(`DROP TRIGGER ${table}_append_only ON ${table}`);
    else for (const event of ['update', 'delete']) await db.raw(`DROP TRIGGER ${table}_no_${event}`);
  }
  const of = isSqlite(db) ? '' : ' ON log_details';
  for (const name of ['only_emptied', 'no_delete']) await db.raw(`DROP TRIGGER log_details_${name}${of}`);
}
