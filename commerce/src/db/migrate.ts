import type { Knex } from 'knex';
import { own } from '../../contract/own.ts';
import { migrations } from '../../migrations/migrations.ts';
import { minute } from '../clock.ts';
import { isSqlite } from './connect.ts';
import type { Db, Trx } from './db.ts';
import { isLockedTooLong } from './db-errors.ts';

/** The list is explicit, so that a migration has the same name when run from source and from the build. */
const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = own(migrations, name);
    if (!migration) throw new Error(`no migration is named ${name}`);
    return { ...migration, down: refuse };
  },
};

/** The next release may have left migrations that this one does not know (docs/decisions/017). */
const options = { migrationSource, disableMigrationsListValidation: true };

/** See docs/decisions/017. */
const refuse = () => Promise.reject(new Error('the way back is a backup: npm run restore'));

/** Building the indexes of a large shop takes minutes. */
const patienceMs = 30 * minute;

/**
 * If the SQLite file is still empty, one instance must open it before the others start.
 * @param options.onWait called once, when the first attempt ends because another instance holds the lock
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
  const latest = async () => {
    const reason = await whyOtherVersion(db);
    if (reason) throw new OtherVersion(reason);
    await db.migrate.latest(options);
  };
  if (isSqlite(db)) await latest();
  else {
    await db.transaction(async (trx) => {
      await keepOthersFromMigrating(trx);
      await latest();
    });
  }
}

/**
 * On PostgreSQL the lock of Knex is not enough: Knex creates its tables before taking it, and a second instance would
 * fail instead of waiting. On SQLite every transaction is such a lock.
 */
export async function keepOthersFromMigrating(trx: Trx): Promise<void> {
  if (isSqlite(trx)) return;
  // Knex migrates on other connections. If the server ended this idle transaction, the lock would be released.
  await trx.raw('SET LOCAL idle_in_transaction_session_timeout = 0');
  await trx.raw('SELECT pg_advisory_xact_lock(?)', [migrating]);
}

/** The shop uses no other advisory lock with one number, so any number will do. */
const migrating = 1;

export class OtherVersion extends Error {}

/** Null if this version can use the database. */
export async function whyOtherVersion(db: Db): Promise<string | null> {
  const last = Object.keys(migrations).at(-1) ?? '';
  const unknown = (await doneMigrations(db)).find((name) => name < last && !own(migrations, name));
  if (!unknown) return null;
  return `The database is of a version before 1.0.0 (it has the migration ${unknown}): delete it with npm run reset.`;
}

/** Throws if the database can't be reached. */
export async function countMigrations(db: Db): Promise<number> {
  return (await doneMigrations(db)).length;
}

async function doneMigrations(db: Db): Promise<string[]> {
  const [done]: [{ name: string }[], unknown] = await db.migrate.list(options);
  return done.map(({ name }) => name);
}
