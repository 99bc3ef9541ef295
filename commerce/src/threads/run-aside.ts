import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ErrorName } from '../../contract/errors.ts';
import { sqliteFile } from '../db/connect.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';

/** The task of a thread: an exported function of a module, and its input. */
export interface Task {
  file: string;
  module: string;
  name: string;
  input: unknown;
}

/** The result of a task, or how it failed. */
export type Outcome<Answer> =
  | { answer: Answer }
  | { refused: ErrorName; details: Record<string, unknown> | undefined };

/**
 * Runs long reads beside the requests, so that they hold up no purchase. SQLite works synchronously on one
 * connection, so there the work runs in a thread with its own read-only connection; PostgreSQL needs no thread.
 * @param module `import.meta.url` of the module that exports `work`
 * @throws Failure the refusals of `work`
 */
export function runAside<Input, Answer>(
  db: Db,
  module: string,
  work: (db: Db, input: Input) => Promise<Answer>,
  input: Input,
): Promise<Answer> {
  const file = sqliteFile(db);
  return file ? inThread({ file, module, name: work.name, input }) : work(db, input);
}

function inThread<Answer>(task: Task): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const thread = openThread(task);
    thread.once('message', (outcome: Outcome<Answer>) => {
      if ('answer' in outcome) resolve(outcome.answer);
      else reject(fail(outcome.refused, outcome.details));
    });
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`${task.name} ended with code ${code} and no answer`)));
  });
}

/** The build is JavaScript. When the source runs, tsx has to be loaded in every thread again. */
function openThread(workerData: Task): Worker {
  const extension = path.extname(import.meta.filename);
  const script = new URL(`./aside-thread${extension}`, import.meta.url);
  if (extension === '.js') return new Worker(script, { workerData });
  const fromSource = `import('tsx/esm/api').then(({ register }) => { register(); return import('${script}'); })`;
  return new Worker(fromSource, { eval: true, workerData });
}
