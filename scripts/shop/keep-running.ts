import { setTimeout as wait } from 'node:timers/promises';
import type { ShopEnvironment } from './environment.ts';
import { NoAnswer, type RunningService, type RunOptions, runService } from './run-services.ts';
import type { Service, ServiceName } from './services.ts';

export const readySeconds = 180;

export interface KeptService {
  name: ServiceName;
  running(): RunningService;
  /** Resolves when the service answers. Rejects when it does not answer in time, after several starts if needed. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface RestartPlan {
  firstPauseMilliseconds: number;
  longestPauseMilliseconds: number;
  /** A service that answered for at least this time is restarted after the first pause again. */
  healthyMilliseconds: number;
  /** After a restart, a service that does not answer within this time is killed and restarted. */
  readySeconds: number;
}

const restartPlan: RestartPlan = {
  firstPauseMilliseconds: 500,
  longestPauseMilliseconds: 30_000,
  healthyMilliseconds: 60_000,
  readySeconds,
};

export interface KeepOptions extends RunOptions {
  onRestart?: ((sentence: string) => void) | undefined;
}

/**
 * The pause doubles up to 30 seconds, so that a service that can't run does not keep the machine busy. The first start
 * is repeated too, because the database may start later than the shop.
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

  /** If the service ended instead, its next restart is already planned. */
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
