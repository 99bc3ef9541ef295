import { parentPort } from 'node:worker_threads';
import { own } from '../../contract/own.ts';
import { connectReadOnly } from '../db/connect.ts';
import { asRefusal, Failure } from '../fail.ts';
import type { Outcome, Task } from './run-aside.ts';

parentPort?.on('message', async ({ file, module, name, input }: Task) => {
  const work: (db: unknown, input: unknown) => Promise<unknown> = own(await import(module), name);
  const db = connectReadOnly(file);
  const answer = await work(db, input).catch(asRefusal);
  await db.destroy();
  parentPort?.postMessage(outcomeOf(answer));
});

/** An error loses its class on the way to another thread, so a Failure is sent as data. */
function outcomeOf(answer: unknown): Outcome<unknown> {
  if (!(answer instanceof Failure)) return { answer };
  return { refused: answer.errorName, details: answer.details };
}
