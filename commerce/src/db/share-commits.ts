import { setImmediate as othersArrive } from 'node:timers/promises';
import knex from 'knex';
import type { Db, Trx } from './db.ts';

/** A transaction that waits for its turn. */
interface Waiting {
  /** Does the work in a transaction of `db`. @returns what tells its caller, for when that is on the disk */
  run(db: Db): Promise<() => void>;
  refuse(error: unknown): void;
}

/** The process does nothing else meanwhile: the driver is synchronous. */
const largestGroup = 8;

/** Of each database that is being written to. */
const queues = new WeakMap<Db, Waiting[]>();

/**
 * Runs `work` in a transaction on SQLite, where one comes after the other and each waits for the disk. Those that
 * queue up meanwhile share a commit: each in a savepoint of its own, so that one that fails takes nothing of the
 * others back, and none is answered before all are on the disk (docs/decisions/023).
 * @throws KnexTimeoutError when it waits longer for its turn than a query does for a connection
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
    // Its turn comes with its own work, not with its group: one before it may take long.
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
