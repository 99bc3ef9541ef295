import { memoryFolder } from './memory-folder.ts';
import { ensure, postgres } from './requirements.ts';
import { startPostgres } from './start-postgres.ts';

/** SQLite files are in memory if enough is free. Without TEST_DATABASE_URL, PostgreSQL is a temporary server. */
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
