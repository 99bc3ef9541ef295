import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Knex } from 'knex';
import type { Config } from '../config.ts';
import { sqliteFile } from '../db/connect.ts';
import { type BooksCheck, checkBooks } from './check-books.ts';
import { type Verification, verifyChains } from './verify-chains.ts';

/** What is checked: everything, or the chains alone. */
export type Check = 'books' | 'chains';

interface Shop {
  db: Knex;
  config: Pick<Config, 'auditSealKey'>;
}

export function checkBooksAside(shop: Shop): Promise<BooksCheck> {
  return runAside(shop, 'books', checkBooks);
}

export function verifyChainsAside(shop: Shop): Promise<Verification> {
  return runAside(shop, 'chains', verifyChains);
}

/**
 * SQLite works synchronously and has one connection, so a long check would hold up every purchase: there it
 * runs in a thread with a connection of its own.
 */
function runAside<Answer>(
  { db, config }: Shop,
  check: Check,
  run: (db: Knex, key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = config.auditSealKey;
  const file = sqliteFile(db);
  return file ? inThread({ file, key, check }) : run(db, key);
}

function inThread<Answer>(workerData: { file: string; key: string; check: Check }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const thread = openThread(workerData);
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the check ended with code ${code} and no answer`)));
  });
}

/** The build is JavaScript; from source tsx has to be asked anew in every thread. */
function openThread(workerData: object): Worker {
  const extension = path.extname(import.meta.filename);
  const script = new URL(`./audit-thread${extension}`, import.meta.url);
  if (extension === '.js') return new Worker(script, { workerData });
  const fromSource = `import('tsx/esm/api').then(({ register }) => { register(); return import('${script}'); })`;
  return new Worker(fromSource, { eval: true, workerData });
}
