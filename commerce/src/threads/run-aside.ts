import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ErrorName } from '../../contract/errors.ts';
import { minute } from '../clock.ts';
import { sqliteFile } from '../db/connect.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';

/** `file`: of the database. `name`: a function that `module` exports. */
export interface Task {
  file: string;
  module: string;
  name: string;
  input: unknown;
}

export type Outcome<Answer> =
  | { answer: Answer }
  | { refused: ErrorName; details: Record<string, unknown> | undefined };

/**
 * SQLite would block the event loop, so a long read runs in a thread with a read-only connection.
 * @param module `import.meta.url` of the module that exports `work` @throws Failure the refusals of `work`
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

interface Thread {
  worker: Worker;
  /** Rejects when the thread ends, with the error that ended it. */
  ended: Promise<never>;
}

async function inThread<Answer>(task: Task): Promise<Answer> {
  const thread = takeThread();
  thread.worker.postMessage(task);
  const [outcome] = (await Promise.race([once(thread.worker, 'message'), thread.ended])) as [Outcome<Answer>];
  keepThread(thread);
  if ('answer' in outcome) return outcome.answer;
  throw fail(outcome.refused, outcome.details);
}

/** Loading the modules of a thread takes longer than most tasks, so one thread is kept for the next task. */
let idle: Thread | undefined;
let closing: NodeJS.Timeout | undefined;
const keptForMs = minute;

function takeThread(): Thread {
  const thread = idle ?? openThread();
  clearTimeout(closing);
  idle = undefined;
  thread.worker.ref();
  return thread;
}

/** Ends the thread if another one is kept already. A kept thread does not prevent the process from ending. */
function keepThread(thread: Thread): void {
  if (idle) return void thread.worker.terminate();
  idle = thread;
  thread.worker.unref();
  closing = setTimeout(() => {
    void idle?.worker.terminate();
    idle = undefined;
  }, keptForMs).unref();
}

function openThread(): Thread {
  const worker = openWorker();
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a thread ended with code ${code} and no answer`)));
  });
  ended.catch(() => {
    if (idle?.worker === worker) idle = undefined;
  });
  return { worker, ended };
}

/** A thread can load the JavaScript of the build, but needs tsx for the TypeScript of the source. */
function openWorker(): Worker {
  const extension = path.extname(import.meta.filename);
  const script = new URL(`./aside-thread${extension}`, import.meta.url);
  if (extension === '.js') return new Worker(script);
  const fromSource = `import('tsx/esm/api').then(({ register }) => { register(); return import('${script}'); })`;
  return new Worker(fromSource, { eval: true });
}
