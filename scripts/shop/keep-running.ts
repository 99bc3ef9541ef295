import { setTimeout as wait } from 'node:timers/promises';
import type { ShopEnvironment } from './environment.ts';
import { NoAnswer, type RunningService, type RunOptions, runService } from './run-services.ts';
import type { Service, ServiceName } from './services.ts';

/** How long a service may take to answer after a start. */
export const readySeconds = 180;

/** A service that is started again whenever it crashes or is killed from outside. */
export interface KeptService {
  name: ServiceName;
  /** The process that was started last. */
  running(): RunningService;
  /** Starts the service, if needed again and again, and waits until it answers. Rejects when it does not in time. */
  start(): Promise<void>;
  /** Ends the service, which is then not started again. */
  stop(): Promise<void>;
}

export interface RestartPlan {
  firstPauseMilliseconds: number;
  longestPauseMilliseconds: number;
  /**
   * If a service ends after it has answered for at least this time, the pause before the restart is the first
   * pause again.
   */
  healthyMilliseconds: number;
  /**
   * The time for the first start. A service that was started again and does not answer within this time is killed, and
   * then started again.
   */
  readySeconds: number;
}

const restartPlan: RestartPlan = {
  firstPauseMilliseconds: 500,
  longestPauseMilliseconds: 30_000,
  healthyMilliseconds: 60_000,
  readySeconds,
};

export interface KeepOptions extends RunOptions {
  /** Gets a sentence when the service has ended, is killed because it does not answer, or answers again. */
  onRestart?: ((sentence: string) => void) | undefined;
}

/**
 * Starts a service again each time it ends by itself. The pause before a restart doubles each time, up to 30 seconds,
 * so that a service that can't run at present does not keep the machine busy. This holds for the first start too: the
 * database may start later than the shop.
 */
export function keepRunning(
  service: Service,
  env: ShopEnvironment,
  options: KeepOptions,
  plan = restartPlan,
): KeptService {
  let current: RunningService | undefined;
  let pause: NodeJS.Timeout | undefined;
  let endings = 0;
  let isFirstStart = true;
  const stopping = new AbortController();

  async function startFirst(): Promise<void> {
    const deadline = Date.now() + plan.readySeconds * 1000;
    const secondsLeft = () => Math.ceil((deadline - Date.now()) / 1000);
    for (;;) {
      try {
        await start(secondsLeft());
        isFirstStart = false;
        return;
      } catch (error) {
        const milliseconds = nextPause();
        const isTooLate = error instanceof NoAnswer || Date.now() + milliseconds > deadline;
        if (stopping.signal.aborted || isTooLate) throw error;
        options.onRestart?.(`${messageOf(error)}\nIt is started again in ${milliseconds / 1000} s.`);
        await wait(milliseconds, undefined, stopping);
      }
    }
  }

  async function start(seconds: number): Promise<void> {
    clearTimeout(pause);
    const started = runService(service, env, options);
    current = started;
    const ready = started.ready(seconds);
    const answeredAt = ready.then(Date.now, () => null);
    void started.ended.then(async ({ how, asked }) => {
      if (!asked) restartLater(how, await answeredAt);
    });
    await ready;
  }

  function restartLater(how: string, answeredAt: number | null): void {
    if (stopping.signal.aborted || (isFirstStart && answeredAt === null)) return;
    if (answeredAt !== null && Date.now() - answeredAt >= plan.healthyMilliseconds) endings = 0;
    const milliseconds = nextPause();
    options.onRestart?.(
      `${service.name} ended (${how}) and is started again in ${milliseconds / 1000} s. The rest of the shop stays open.`,
    );
    pause = setTimeout(restart, milliseconds);
  }

  function nextPause(): number {
    const milliseconds = Math.min(plan.firstPauseMilliseconds * 2 ** endings, plan.longestPauseMilliseconds);
    endings += 1;
    return milliseconds;
  }

  function restart(): void {
    start(plan.readySeconds).then(() => options.onRestart?.(`${service.name} answers again.`), killIfSilent);
  }

  /**
   * Kills a service that runs without answering. If the service ended instead, its next restart is already
   * planned.
   */
  function killIfSilent(error: unknown): void {
    if (!(error instanceof NoAnswer)) return;
    options.onRestart?.(`${error.message} and is killed.`);
    current?.crash();
  }

  return {
    name: service.name,
    running() {
      if (!current) throw new Error(`${service.name} was not started`);
      return current;
    },
    start: startFirst,
    async stop() {
      stopping.abort();
      clearTimeout(pause);
      await current?.stop();
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
