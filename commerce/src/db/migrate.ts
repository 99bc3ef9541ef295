import type { Knex } from 'knex';
import { migrations } from '../../migrations/migrations.ts';
import { minute } from '../clock.ts';
import { isSqlite } from './connect.ts';
import type { Db, Trx } from './db.ts';
import { isLockedTooLong } from './db-errors.ts';

/** The list is explicit, so that a migration has one name whether it runs from source or from the build. */
const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = migrations[name];
    if (!migration) throw new Error(`no migration is named ${name}`);
    return { ...migration, down: refuse };
  },
};

/** docs/decisions/017-migrations-only-go-forward.md */
const refuse = () => Promise.reject(new Error('the way back is a backup: npm run restore'));

/** Indexes of a large shop take their time; whoever holds the lock for longer than this hangs. */
const patienceMs = 30 * minute;

/**
 * Brings the schema up to date; several instances may start at once, one migrates and the others wait. Each attempt
 * waits as long as the database lets it, which is five seconds (docs/decisions/018). Only an empty SQLite file wants
 * to be opened by one alone.
 * @param options.onWait called once, when another instance has the lock for longer than the first attempt
 */
export async function migrate(
  db: Db,
  { onWait, patience = patienceMs }: { onWait?: () => void; patience?: number } = {},
): Promise<void> {
  const giveUpAt = performance.now() + patience;
  let saysThatItWaits = onWait;
  for (;;) {
    try {
      return await migrateAlone(db);
    } catch (error) {
      if (!isLockedTooLong(error) || performance.now() > giveUpAt) throw error;
      saysThatItWaits?.();
      saysThatItWaits = undefined;
    }
  }
}

async function migrateAlone(db: Db): Promise<void> {
  const latest = () => db.migrate.latest({ migrationSource });
  if (isSqlite(db)) await latest();
  else {
    await db.transaction(async (trx) => {
      await keepOthersFromMigrating(trx);
      await latest();
    });
  }
}

/**
 * Until the transaction ends. On SQLite every transaction does; on PostgreSQL knex has a lock of its own, but the
 * first of an empty database makes its tables before that, and who waits for it is told to force it open.
 */
export async function keepOthersFromMigrating(trx: Trx): Promise<void> {
  if (isSqlite(trx)) return;
  // While knex migrates on other connections this one is idle: a server that ends such sessions would free the lock.
  await trx.raw('SET LOCAL idle_in_transaction_session_timeout = 0');
  await trx.raw('SELECT pg_advisory_xact_lock(?)', [migrating]);
}

/** A number among the advisory locks of the database, of which the shop has no other. */
const migrating = 1;

/** How many migrations the database has; throws when it can't be reached. */
export async function countMigrations(db: Db): Promise<number> {
  const [done] = await db.migrate.list({ migrationSource });
  return done.length;
}
