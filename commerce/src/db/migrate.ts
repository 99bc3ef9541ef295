import type { Knex } from 'knex';
import { migrations } from '../../migrations/migrations.ts';

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

/** Brings the schema up to date; several instances may start at once, one migrates and the others wait. */
export async function migrate(db: Knex): Promise<void> {
  await db.migrate.latest({ migrationSource });
}

/** How many migrations the database has; throws when it can't be reached. */
export async function countMigrations(db: Knex): Promise<number> {
  const [done] = await db.migrate.list({ migrationSource });
  return done.length;
}
