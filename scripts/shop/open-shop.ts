import { setTimeout as wait } from 'node:timers/promises';
import { portOf, type ShopEnvironment } from './environment.ts';
import { findPortTrouble } from './ports.ts';
import { type RunningService, type RunOptions, runService } from './run-services.ts';
import { type ServiceName, services } from './services.ts';

const readySeconds = 180;
/** A service that ends by itself more often than this within a minute will not get better by starting it. */
const mostRestarts = 3;
const restartPauseMilliseconds = 500;

export interface Shop {
  env: ShopEnvironment;
  /** The running service of that name. */
  service(name: ServiceName): RunningService;
  /** Starts a service again after it was stopped or killed, and waits until it answers. */
  restart(name: ServiceName): Promise<void>;
  /** Resolves with a sentence when a service keeps ending by itself. */
  broken: Promise<string>;
  stop(): Promise<void>;
}

export interface OpenOptions extends RunOptions {
  /** Ends the start early. */
  signal?: AbortSignal;
  /** Gets a sentence when a service has ended by itself and is started again. */
  onRestart?: (sentence: string) => void;
}

/**
 * Starts the three services and waits until all answer and commerce knows the catalogue.
 * @throws Error with one sentence; nothing is left running then
 */
export async function openShop(env: ShopEnvironment, options: OpenOptions): Promise<Shop> {
  const trouble = await findPortTrouble(env);
  if (trouble) throw new Error(trouble);
  const running = new Map<ServiceName, RunningService>();
  let reportBroken: (sentence: string) => void;
  const broken = new Promise<string>((resolve) => {
    reportBroken = resolve;
  });

  let isOpen = false;
  let stopping = false;
  const endings = new Map<ServiceName, number[]>();

  /** The others go on meanwhile: pages come from copies, carts and orders need no CMS. */
  async function revive(name: ServiceName, how: string): Promise<void> {
    const recent = (endings.get(name) ?? []).filter((at) => at > Date.now() - 60_000);
    endings.set(name, [...recent, Date.now()]);
    if (!isOpen || recent.length >= mostRestarts) return reportBroken(`${name} ended by itself (${how})`);
    options.onRestart?.(`${name} ended by itself (${how}) and is started again.`);
    await wait(restartPauseMilliseconds * (recent.length + 1));
    // Should it end again before it answers, that is the next ending.
    if (!stopping) await start(name).catch(() => undefined);
  }

  function start(name: ServiceName): Promise<void> {
    const service = runService(find(services, name), env, options);
    running.set(name, service);
    void service.ended.then(({ how, asked }) => {
      if (!asked) void revive(name, how);
    });
    return service.ready(readySeconds);
  }

  const shop: Shop = {
    env,
    broken,
    service: (name) => find([...running.values()], name),
    restart: start,
    async stop() {
      stopping = true;
      await Promise.all([...running.values()].map((service) => service.stop()));
    },
  };

  try {
    const interruption = whenAborted(options.signal);
    await Promise.race([Promise.all(services.map(({ name }) => start(name))), interruption]);
    await Promise.race([waitForCatalogue(env), broken.then(raise), interruption]);
    isOpen = true;
    return shop;
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

function find<Named extends { name: ServiceName }>(all: readonly Named[], name: ServiceName): Named {
  const found = all.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`there is no service ${name}`);
  return found;
}

/** Before its first compare with the CMS commerce has no piece to sell. */
async function waitForCatalogue(env: ShopEnvironment): Promise<void> {
  const address = `http://127.0.0.1:${portOf({ portVariable: 'COMMERCE_PORT' }, env)}/api/ready`;
  const deadline = Date.now() + readySeconds * 1000;
  while (Date.now() < deadline) {
    const response = await fetch(address);
    const { content } = (await response.json()) as { content?: { catalogueAgeSeconds: number | null } };
    if (response.ok && content?.catalogueAgeSeconds != null) return;
    await wait(pollMilliseconds);
  }
  throw new Error(`commerce did not read the catalogue of the CMS within ${readySeconds} s`);
}

const pollMilliseconds = 100;

function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const interrupt = () => reject(new Error('interrupted'));
    if (signal?.aborted) interrupt();
    signal?.addEventListener('abort', interrupt, { once: true });
  });
}

function raise(sentence: string): never {
  throw new Error(sentence);
}
