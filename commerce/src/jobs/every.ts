import type { Logger } from 'pino';
import { type Clock, minute, second } from '../clock.ts';
import type { Lease } from '../leases/lease.ts';
import { jobLastDone, jobRuns } from '../metrics/metrics.ts';

/** The job runs in one instance at a time. */
export interface Job {
  name: string;
  everyMs: number;
  /** The delay before the first run; without it, the job runs at the start. */
  firstAfterMs?: number;
  lease: Lease;
  run(): Promise<void>;
}

/**
 * Runs a job again `everyMs` after each run, or after two seconds at most if it failed. Logs the first of several
 * failures in a row.
 * @returns a function that stops the job and resolves when a run in progress has ended
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
