import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ErrorName } from '../../contract/errors.ts';
import { sqliteFile } from '../db/connect.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';

/** What a thread is asked to do: an exported function of a module, with what it is given. */
export interface Task {
  file: string;
  module: string;
  name: string;
  input: unknown;
}

/** What it came to. */
export type Outcome<Answer> =
  | { answer: Answer }
  | { refused: ErrorName; details: Record<string, unknown> | undefined };

/**
 * Long reading that must not hold up a purchase. SQLite works synchronously and has one connection, so there it
 * runs in a thread with a read-only connection of its own; PostgreSQL does it aside by itself.
 * @param module `import.meta.url` of the module that exports `work`
 * @throws Failure what `work` refuses
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

/** The build is JavaScript; from source tsx has to be asked anew in every thread. */
function openThread(workerData: Task): Worker {
  const extension = path.extname(import.meta.filename);
  const script = new URL(`./aside-thread${extension}`, import.meta.url);
  if (extension === '.js') return new Worker(script, { workerData });
  const fromSource = `import('tsx/esm/api').then(({ register }) => { register(); return import('${script}'); })`;
  return new Worker(fromSource, { eval: true, workerData });
}
