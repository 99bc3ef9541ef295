import type { Logger } from 'pino';

/** A job that runs again and again. */
export interface Job {
  name: string;
  everyMs: number;
  run(): Promise<void>;
}

/**
 * Runs a job now and `everyMs` after each end; one that fails is logged, once until it works again.
 * @returns stops it; resolves when a run under way has ended
 */
export function every(job: Job, log: Logger): () => Promise<void> {
  let stopped = false;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  let running = runOnce();

  async function runOnce(): Promise<void> {
    try {
      await job.run();
      if (failing) log.info({ job: job.name }, 'a job works again');
      failing = false;
    } catch (error) {
      if (!failing) log.error({ err: error, job: job.name }, 'a job failed and is tried again');
      failing = true;
    }
    if (!stopped)
      timer = setTimeout(() => (running = runOnce()), failing ? Math.min(job.everyMs, 2000) : job.everyMs);
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
