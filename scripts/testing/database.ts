import { memoryFolder } from './memory-folder.ts';
import { ensure, postgres } from './requirements.ts';
import { startPostgres } from './start-postgres.ts';

/**
 * Lets tests of commerce run on a database.
 * @param database `sqlite` in memory where there is room; or `postgresql`: that of TEST_DATABASE_URL, else one of
 * its own that is gone afterwards
 * @param work is given the variables the tests need
 */
export async function withDatabase<Result>(
  database: string,
  work: (env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  const onMemory = { TMPDIR: memoryFolder() };
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
