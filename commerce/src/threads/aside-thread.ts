import { parentPort, workerData } from 'node:worker_threads';
import { connectReadOnly } from '../db/connect.ts';
import type { Task } from './run-aside.ts';

/** One task on a SQLite database in a thread of its own; its answer is the one message it sends. */
const { file, module, name, input }: Task = workerData;

const db = connectReadOnly(file);
const work = (await import(module))[name];
parentPort?.postMessage(await work(db, input));
await db.destroy();
