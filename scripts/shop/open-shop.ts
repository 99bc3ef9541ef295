import { setTimeout as wait } from 'node:timers/promises';
import { portOf, type ShopEnvironment } from './environment.ts';
import { type KeepOptions, keepRunning, readySeconds } from './keep-running.ts';
import { findPortTrouble } from './ports.ts';
import type { RunningService } from './run-services.ts';
import { type ServiceName, services } from './services.ts';

const pollMilliseconds = 100;
const requestMilliseconds = 2000;

export interface Shop {
  env: ShopEnvironment;
  service(name: ServiceName): RunningService;
  restart(name: ServiceName): Promise<void>;
  stop(): Promise<void>;
}
export interface OpenOptions extends KeepOptions {
  signal?: AbortSignal;
}

/** Resolves when all services answer and commerce has read the catalog. @throws Error and leaves no service running */
export async function openShop(env: ShopEnvironment, options: OpenOptions): Promise<Shop> {
  const trouble = await findPortTrouble(env, { areOpen: options.sockets !== undefined });
  if (trouble) throw new Error(trouble);
  const kept = services.map((service) => keepRunning(service, env, options));
  const shop: Shop = {
    env,
    service: (name) => find(kept, name).running(),
    restart: (name) => find(kept, name).start(),
    async stop() {
      // Web needs the other services to finish its open requests.
      await find(kept, 'web').stop();
      await Promise.all(kept.map((service) => service.stop()));
    },
  };
  try {
    const started = Promise.all(kept.map((service) => service.start())).then(() => waitForCatalog(env));
    await Promise.race([started, whenAborted(options.signal)]);
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

async function waitForCatalog(env: ShopEnvironment): Promise<void> {
  const address = `http://127.0.0.1:${portOf({ portVariable: 'COMMERCE_PORT' }, env)}/api/ready`;
  const deadline = Date.now() + readySeconds * 1000;
  while (!(await knowsCatalog(address))) {
    if (Date.now() > deadline) {
      throw new Error(`commerce did not read the catalog of the CMS within ${readySeconds} s`);
    }
    await wait(pollMilliseconds);
  }
}

/** Also false when commerce does not answer, because commerce may be about to start again. */
async function knowsCatalog(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(requestMilliseconds) });
    const { content } = (await response.json()) as { content?: { catalogAgeSeconds: number | null } };
    return response.ok && content?.catalogAgeSeconds != null;
  } catch {
    return false;
  }
}

function whenAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const interrupt = () => reject(new Error('interrupted'));
    if (signal?.aborted) interrupt();
    signal?.addEventListener('abort', interrupt, { once: true });
  });
}
