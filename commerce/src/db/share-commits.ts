import { setImmediate as othersArrive } from 'node:timers/promises';
import knex from 'knex';
import type { Db, Trx } from './db.ts';

/** A transaction that waits for its turn. */
interface Waiting {
  /**
   * Does the work in a transaction of `db`.
   * @returns a function that settles the caller's promise, to be called after the commit
   */
  run(db: Db): Promise<() => void>;
  refuse(error: unknown): void;
}

/** A group is limited because the driver is synchronous: while a group runs, other requests wait. */
const largestGroup = 8;

/** One queue for each database with pending writes. */
const queues = new WeakMap<Db, Waiting[]>();

/**
 * Runs `work` in a transaction on SQLite. SQLite runs one transaction at a time, and each commit waits for
 * the disk. Transactions that queue up meanwhile share one commit. Each transaction has its own savepoint, so
 * a failed transaction does not undo the others. No caller gets an answer before the commit is on disk
 * (docs/decisions/023).
 * @throws KnexTimeoutError when the transaction waits longer for its turn than a query may wait for a
 *   connection
 */
export function shareCommit<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const queue = queues.get(db) ?? [];
    let refused = false;
    const waiting: Waiting = {
      async run(db) {
        if (refused) return () => {};
        clearTimeout(giveUp);
        try {
          const result = await db.transaction(work);
          return () => resolve(result);
        } catch (error) {
          return () => reject(error);
        }
      },
      refuse(error) {
        refused = true;
        clearTimeout(giveUp);
        reject(error);
      },
    };
    // The timer runs until this transaction itself starts, not only until its group starts, because earlier
    // transactions of the group may take long.
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
    const tell =
      group.length === 1 ? await runAll(db, group) : await db.transaction((trx) => runAll(trx, group));
    for (const each of tell) each();
  } catch (error) {
    for (const { refuse } of group) refuse(error);
  }
}

async function runAll(db: Db, group: Waiting[]): Promise<(() => void)[]> {
  const tell = [];
  for (const waiting of group) tell.push(await waiting.run(db));
  return tell;
}
