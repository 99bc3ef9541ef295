import type { Logger } from 'pino';
import { type Clock, minute, second } from '../clock.ts';
import { jobLastDone, jobRuns } from '../metrics/metrics.ts';
import type { Lease } from './lease.ts';

/** A job that runs again and again, in one instance at a time. */
export interface Job {
  name: string;
  everyMs: number;
  /** The delay before the first run. Jobs that are needed at the start have no delay. */
  firstAfterMs?: number;
  lease: Lease;
  run(): Promise<void>;
}

/**
 * Runs a job now (or after `firstAfterMs`), and again `everyMs` after each run has ended. A job that failed
 * runs again after at most two seconds. Only the first of several failures in a row is logged.
 * @returns a function that stops the job. The function resolves when a run in progress has ended
 */
export function every(job: Job, clock: Clock, log: Logger): () => Promise<void> {
  let stopped = false;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  if (job.firstAfterMs) timer = setTimeout(run, job.firstAfterMs);
  else run();

  function run(): void {
    running = runOnce();
  }

  async function runOnce(): Promise<void> {
    try {
      if (await job.lease.hold(clock.now())) await runHeld();
      if (failing) log.info({ job: job.name }, 'a job works again');
      failing = false;
    } catch (error) {
      jobRuns.inc({ name: job.name, outcome: 'failed' });
      if (!failing) log.error({ err: error, job: job.name }, 'a job failed and is tried again');
      failing = true;
    }
    if (!stopped) timer = setTimeout(run, failing ? Math.min(job.everyMs, 2000) : job.everyMs);
  }

  async function runHeld(): Promise<void> {
    await job.run();
    jobRuns.inc({ name: job.name, outcome: 'done' });
    jobLastDone.set({ name: job.name }, clock.now() / second);
    if (job.everyMs >= minute) await job.lease.done(clock.now());
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
    await job.lease.release();
  };
}
