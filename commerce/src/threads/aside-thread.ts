import { parentPort, workerData } from 'node:worker_threads';
import { connectReadOnly } from '../db/connect.ts';
import { asRefusal, Failure } from '../fail.ts';
import type { Outcome, Task } from './run-aside.ts';

/** Runs one task on a SQLite database in a thread of its own and sends its outcome as the only message. */
const { file, module, name, input }: Task = workerData;

const db = connectReadOnly(file);
const work: (db: unknown, input: unknown) => Promise<unknown> = (await import(module))[name];
const answer = await work(db, input).catch(asRefusal);
parentPort?.postMessage(outcomeOf(answer));
await db.destroy();

/** An error loses its class on the way to another thread, so a Failure is sent as data. */
function outcomeOf(answer: unknown): Outcome<unknown> {
  if (!(answer instanceof Failure)) return { answer };
  return { refused: answer.errorName, details: answer.details };
}
