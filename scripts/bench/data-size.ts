import path from 'node:path';
import { parseArgs } from 'node:util';
import { own } from '../../commerce/contract/own.ts';
import { root } from '../shop/services.ts';
import { asksOf } from './data-size/asks.ts';
import { openSeededShop } from './data-size/open-seeded-shop.ts';
import type { Size } from './data-size/seed-records.ts';

const help = `node scripts/run.mjs bench/data-size: what a page costs in a large shop against a small one, on SQLite.
Seeds 100 orders and 100 products, and 1,000,000 orders of 100,000 members and 10,000 products (once; the folder is
used again), then asks both for the same pages in turn. Prints the shortest time of both and their ratio; the bar is
1.5. The shortest time is the one that other work on the machine disturbed least.
  --orders 1000000   orders of the large shop
  --turns 15         requests for each page and shop
  --only text        pages whose name contains it
  --folder .data/bench/data-size
  --help             shows this`;

const bar = 1.5;
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    turns: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
    folder: { type: 'string', default: path.join(root, '.data/bench/data-size') },
    help: { type: 'boolean' },
  },
});

type Shop = Awaited<ReturnType<typeof openShop>>;

if (values.help) console.log(help);
else await bench();

async function bench(): Promise<void> {
  const small = await openShop('small', { orders: 100, products: 100 });
  const large = await openShop(`large-${values.orders}`, { orders: Number(values.orders), products: 10_000 });
  for (const name of Object.keys(small.asks).filter((each) => each.includes(values.only))) {
    const [few, many] = await shortest([small, large], name);
    const ratio = many / few;
    if (ratio > bar) process.exitCode = 1;
    console.log(
      `${name.padEnd(72)} ${few.toFixed(1).padStart(7)} ms ${many.toFixed(1).padStart(7)} ms   × ${ratio.toFixed(2)}` +
        `${ratio > bar ? `  above the bar of ${bar}` : ''}`,
    );
  }
  await small.app.close();
  await large.app.close();
}

async function openShop(name: string, size: Size) {
  const app = await openSeededShop(path.join(values.folder, name), size);
  return { app, asks: await asksOf(app) };
}

/** The two shops take turns, so that other work on the machine slows down both alike. */
async function shortest(shops: [Shop, Shop], name: string): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let turn = -2; turn < Number(values.turns); turn += 1) {
    for (const [index, { asks }] of shops.entries()) {
      const ask = own(asks, name);
      if (!ask) throw new Error(`one of the shops has no request ${name}`);
      const begin = performance.now();
      await ask();
      if (turn >= 0) times[index]?.push(performance.now() - begin);
    }
  }
  return [Math.min(...times[0]), Math.min(...times[1])];
}
