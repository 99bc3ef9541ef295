import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ShopEnvironment } from '../../shop/environment.ts';
import { runService } from '../../shop/run-services.ts';
import { services } from '../../shop/services.ts';

/** A page that needs content of every kind that is copied. */
const firstPage = '/artworks/JY-2024-001';

export interface Web {
  address: string;
  /** From the start to the first page. */
  seconds: number;
  megabytes(): number;
  stop(): Promise<void>;
}

export async function openWeb(env: ShopEnvironment): Promise<Web> {
  const service = services.find(({ name }) => name === 'web');
  if (!service) throw new Error('there is no service web');
  const address = `http://127.0.0.1:${env.PORT}`;
  const begin = performance.now();
  const running = runService(service, env, { mode: 'start' });
  let ended = false;
  void running.ended.then(() => {
    ended = true;
  });
  while (!(await answers(address + firstPage))) {
    if (ended) throw new Error(`web ended: see ${env.DATA_DIR}/logs`);
    await wait(20);
  }
  return {
    address,
    seconds: (performance.now() - begin) / 1000,
    megabytes: () => Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(running.pid)])) / 1024),
    stop: () => running.stop(),
  };
}

/** Web also writes the content to its copy on disk. */
export async function fetchContent(env: ShopEnvironment): Promise<void> {
  const web = await openWeb(env);
  try {
    const copies = ['artwork', 'article', 'literature', 'stories-page', 'site-setting'];
    const files = copies.map((name) => path.join(env.DATA_DIR, 'web/cms-copy', `${name}.json`));
    while (!files.every((file) => existsSync(file))) await wait(200);
  } finally {
    await web.stop();
  }
}

async function answers(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => null);
  await answer?.text();
  return answer?.ok ?? false;
}
