import { parentPort, workerData } from 'node:worker_threads';
import { connectReadOnly } from '../db/connect.ts';
import { checkBooks } from './check-books.ts';
import type { Check } from './run-check.ts';
import { verifyChains } from './verify-chains.ts';

/** One check of a SQLite database in a thread of its own; its answer is the one message it sends. */
const { file, key, check }: { file: string; key: string; check: Check } = workerData;

const db = connectReadOnly(file);
const checks = { books: checkBooks, chains: verifyChains };
parentPort?.postMessage(await checks[check](db, key));
await db.destroy();
