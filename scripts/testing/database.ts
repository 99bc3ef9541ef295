import { memoryFolder } from './memory-folder.ts';
import { ensure, postgres } from './requirements.ts';
import { startPostgres } from './start-postgres.ts';

/**
 * Runs tests of commerce on a database.
 * @param database `sqlite` or `postgresql`. The files of SQLite are in memory if enough memory is free.
 * PostgreSQL is the server of TEST_DATABASE_URL, or else a temporary server.
 * @param work gets the environment variables for the tests
 */
export async function withDatabase<Result>(
  database: string,
  work: (env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  const onMemory = { TMPDIR: memoryFolder };
  if (database !== 'postgresql') return work({ ...onMemory, TEST_DATABASE_URL: '' });
  const given = process.env.TEST_DATABASE_URL;
  if (given) return work({ ...onMemory, TEST_DATABASE_URL: given });
  ensure([postgres]);
  const server = await startPostgres();
  try {
    return await work({ ...onMemory, TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}
