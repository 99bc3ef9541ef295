import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../shop/services.ts';
import type { ServedShop } from './export/serve-shop.ts';

const help = `node scripts/run.mjs bench/export: how long other requests wait while staff export all orders as CSV.
Seeds 100,000 orders (once; the folder is used again) and serves them on SQLite. Visitors, members and staff then send
requests with pauses between them, in turns alone and beside an export. Prints the 99th percentiles of their times and
the ratio; the bar is 2. Also prints how long the export takes and how much it sends.
  --orders 100000    orders of the shop
  --rounds 3         how often alone and beside an export
  --folder .data/bench/data-size
  --help             shows this`;

const bar = 2;
/** As many callers as on a busy afternoon. Each sends its next request after a pause. */
const callers = 6;
const pauseMs = 50;
const aloneMs = 10_000;

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    folder: { type: 'string', default: path.join(root, '.data/bench/data-size') },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(help);
else await bench();

async function bench(): Promise<void> {
  const dataDir = path.join(values.folder, `large-${values.orders}`);
  const server = fork(path.join(import.meta.dirname, 'export/serve-shop.ts'), [dataDir, values.orders]);
  const [shop] = (await once(server, 'message')) as [ServedShop];
  await ask(shop, pause(3000));
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    alone.push(...(await ask(shop, pause(aloneMs))));
    const begin = performance.now();
    const exported = exportOrders(shop);
    beside.push(...(await ask(shop, exported)));
    const { lines, megabytes } = await exported;
    const seconds = (performance.now() - begin) / 1000;
    console.log(
      `An export of ${lines - 1} orders, ${megabytes.toFixed(1)} MB, took ${seconds.toFixed(1)} s.`,
    );
  }
  server.disconnect();
  const [before, during] = [percentile(alone), percentile(beside)];
  console.log(
    `p99 alone ${before.toFixed(1)} ms of ${alone.length}; beside ${during.toFixed(1)} ms of ${beside.length}`,
  );
  console.log(`× ${(during / before).toFixed(2)} (bar ${bar})`);
  if (during > bar * before) process.exitCode = 1;
}

/** Returns how long each request took, in milliseconds. */
async function ask({ url, staffToken, memberToken }: ServedShop, until: Promise<unknown>): Promise<number[]> {
  const requests: [path: string, token: string][] = [
    ['/product/search', ''],
    ['/order/query', memberToken],
    ['/wallet/query', memberToken],
    ['/admin/orders/query?view=toShip', staffToken],
  ];
  let over = false;
  void until.then(() => {
    over = true;
  });
  const times: number[] = [];
  const call = async (first: number) => {
    for (let turn = first; !over; turn += 1) {
      const [pathOf = '', token = ''] = requests[turn % requests.length] ?? [];
      const begin = performance.now();
      const response = await fetch(`${url}/api${pathOf}`, { headers: { Authorization: token } });
      await response.text();
      if (!response.ok) throw new Error(`${pathOf} was answered with ${response.status}`);
      times.push(performance.now() - begin);
      await pause(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, index) => call(index)));
  return times;
}

async function exportOrders({ url, staffToken }: ServedShop): Promise<{ lines: number; megabytes: number }> {
  const response = await fetch(`${url}/api/admin/orders/export`, { headers: { Authorization: staffToken } });
  if (!response.ok) throw new Error(`The export was answered with ${response.status}`);
  let lines = 0;
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    for (const byte of part) if (byte === 10) lines += 1;
  }
  return { lines, megabytes: bytes / 1_000_000 };
}

function percentile(times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}
