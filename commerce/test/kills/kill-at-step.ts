import knex from 'knex';

/**
 * A service process of the tests loads this file first, so that it can be killed between two steps: before and after each
 * statement, and before and after each call of a payment provider.
 */
let left = Number.POSITIVE_INFINITY;

process.on('message', (said) => {
  if (said && typeof said === 'object' && 'killAtStep' in said) left = Number(said.killAtStep);
});
// The open channel must not keep the process alive.
process.channel?.unref();

function step(): void {
  left -= 1;
  if (left <= 0) process.kill(process.pid, 'SIGKILL');
}

for (const client of ['better-sqlite3', 'pg']) {
  const dialect = Object.getPrototypeOf(knex({ client, useNullAsDefault: true }).client);
  const run: (connection: unknown, query: unknown) => Promise<unknown> = dialect._query;
  dialect._query = async function (connection: unknown, query: unknown) {
    step();
    const answer = await run.call(this, connection, query);
    step();
    return answer;
  };
}

const { fetch: call } = globalThis;
globalThis.fetch = async (...request) => {
  step();
  const answer = await call(...request);
  step();
  return answer;
};
