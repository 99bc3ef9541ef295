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
  /** Starts the service and waits until it answers. Rejects when it ends first or does not answer in time. */
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
  /** A service that was started again and does not answer within this time is killed, and then started again. */
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
 * so that a service that can't run at present does not keep the machine busy. A service that never answered is not
 * started again, because it would probably fail every time.
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
  let everAnswered = false;
  let stopped = false;

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
    if (answeredAt !== null) everAnswered = true;
    if (stopped || !everAnswered) return;
    if (answeredAt !== null && Date.now() - answeredAt >= plan.healthyMilliseconds) endings = 0;
    const milliseconds = Math.min(plan.firstPauseMilliseconds * 2 ** endings, plan.longestPauseMilliseconds);
    endings += 1;
    options.onRestart?.(
      `${service.name} ended (${how}) and is started again in ${milliseconds / 1000} s. The rest of the shop stays open.`,
    );
    pause = setTimeout(restart, milliseconds);
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
    start: () => start(readySeconds),
    async stop() {
      stopped = true;
      clearTimeout(pause);
      await current?.stop();
    },
  };
}
