import { connect } from '../src/db/connect.ts';
import { migrate } from '../src/db/migrate.ts';
import { createPostgresqlDatabase, templateVariable } from './create-test-database.ts';

/**
 * Runs once before all tests. On PostgreSQL it migrates one database. The tests get copies of this database.
 */
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
