import { connect } from '../src/db/connect.ts';
import { migrate } from '../src/db/migrate.ts';
import { createPostgresqlDatabase, templateVariable } from './create-test-database.ts';

/** Migrating a PostgreSQL database takes a second, so the tests copy the one that is migrated here. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return undefined;
  const { name, url, drop } = await createPostgresqlDatabase(server);
  const db = connect({ dataDir: '', databaseUrl: url });
  await migrate(db);
  await db.destroy();
  process.env[templateVariable] = name;
  return drop;
}
