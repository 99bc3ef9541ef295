import { parentPort, workerData } from 'node:worker_threads';
import { connectReadOnly } from '../db/connect.ts';
import { asRefusal, Failure } from '../fail.ts';
import type { Outcome, Task } from './run-aside.ts';

/** One task on a SQLite database in a thread of its own; its outcome is the one message it sends. */
const { file, module, name, input }: Task = workerData;

const db = connectReadOnly(file);
const work: (db: unknown, input: unknown) => Promise<unknown> = (await import(module))[name];
const answer = await work(db, input).catch(asRefusal);
parentPort?.postMessage(outcomeOf(answer));
await db.destroy();

/** An error that crosses to another thread is no longer of its class. */
function outcomeOf(answer: unknown): Outcome<unknown> {
  if (!(answer instanceof Failure)) return { answer };
  return { refused: answer.errorName, details: answer.details };
}
