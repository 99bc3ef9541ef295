import { setImmediate as othersArrive } from 'node:timers/promises';
import knex from 'knex';
import type { SqliteConnection } from './connect.ts';
import type { Db, Trx } from './db.ts';
import { openTrx } from './sqlite-transaction.ts';

interface Waiting {
  /**
   * @returns a function that settles the caller's promise, to be called after the commit
   * @throws the error with which SQLite ended the whole transaction, for example because the disk is full
   */
  run(connection: SqliteConnection): Promise<() => void>;
  refuse(error: unknown): void;
}

/** A group is limited because the driver is synchronous: while a group runs, other requests wait. */
const largestGroup = 16;

const queues = new WeakMap<Db, Waiting[]>();

/**
 * On SQLite each commit waits for the disk, so queued transactions share one commit (docs/decisions/023). Each has its
 * own savepoint, so a failed one does not undo the others. No caller gets an answer before the commit is on disk.
 * @throws KnexTimeoutError when the transaction waits longer for its turn than a query may wait for a connection
 */
export function shareCommit<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const queue = queues.get(db) ?? [];
    let refused = false;
    const waiting: Waiting = {
      async run(connection) {
        if (refused) return () => {};
        clearTimeout(giveUp);
        try {
          const result = await inSavepoint(db, connection, work);
          return () => resolve(result);
        } catch (error) {
          if (!connection.inTransaction) throw error;
          return () => reject(error);
        }
      },
      refuse(error) {
        refused = true;
        clearTimeout(giveUp);
        reject(error);
      },
    };
    // Runs until this transaction itself starts, because earlier transactions of its group may take long.
    const giveUp = setTimeout(() => {
      if (queue.includes(waiting)) queue.splice(queue.indexOf(waiting), 1);
      waiting.refuse(new knex.KnexTimeoutError('a transaction waited too long for its turn'));
    }, db.client.config.acquireConnectionTimeout);
    queue.push(waiting);
    if (!queues.has(db)) void serve(db, queue);
  });
}

async function serve(db: Db, queue: Waiting[]): Promise<void> {
  queues.set(db, queue);
  while (queue.length > 0) {
    await othersArrive();
    await commitTogether(db, queue.splice(0, largestGroup));
  }
  queues.delete(db);
}

async function commitTogether(db: Db, group: Waiting[]): Promise<void> {
  try {
    const connection: SqliteConnection = await db.client.acquireConnection();
    try {
      const { client } = openTrx(db, connection).trx;
      await client.query(connection, 'BEGIN;');
      const tell = [];
      for (const waiting of group) tell.push(await waiting.run(connection));
      await client.query(connection, 'COMMIT;');
      for (const each of tell) each();
    } finally {
      if (connection.inTransaction) connection.prepare('ROLLBACK').run();
      db.client.releaseConnection(connection);
    }
  } catch (error) {
    for (const { refuse } of group) refuse(error);
  }
}

async function inSavepoint<Result>(
  db: Db,
  connection: SqliteConnection,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  const { trx, end } = openTrx(db, connection);
  await trx.client.query(connection, 'SAVEPOINT work');
  try {
    return await work(trx);
  } catch (error) {
    if (connection.inTransaction) connection.prepare('ROLLBACK TO work').run();
    throw error;
  } finally {
    end();
    if (connection.inTransaction) connection.prepare('RELEASE work').run();
  }
}
