import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { audit } from '../../commerce/src/audit/audit.ts';
import { systemClock } from '../../commerce/src/clock.ts';
import { connect } from '../../commerce/src/db/connect.ts';
import { createClient } from '../../commerce/test/client.ts';
import type { Shop as CommerceShop } from '../../commerce/test/factories.ts';
import type { Shop } from '../shop/open-shop.ts';
import type { ServiceName } from '../shop/services.ts';
import { whatIsMissing, withShopBehindCaddy } from './restarts/behind-caddy.ts';
import { createTally, keepTrading, stockUp } from './restarts/trade.ts';

const help = `node scripts/run.mjs bench/restarts: closes and opens each service again, while clients read pages and buy pieces
through Caddy with the settings of deploy/Caddyfile. No request may fail, and no payment that was acknowledged may be
lost. Prints the figures. Needs Caddy.
  --rounds 20        how often each service is restarted
  --clients 50       clients at the same time, each with its own connection
  --postgresql       uses a throw-away PostgreSQL in place of SQLite
  --help             shows this`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    clients: { type: 'string', default: '50' },
    postgresql: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});

const missing = whatIsMissing(values);

if (values.help) {
  console.log(help);
} else if (missing) {
  console.error(missing);
  process.exitCode = 1;
} else {
  await withShopBehindCaddy({ name: 'restarts', postgresql: values.postgresql }, measure);
}

async function measure(shop: Shop, address: string): Promise<void> {
  const db = connect({ dataDir: shop.env.DATA_DIR, databaseUrl: shop.env.DATABASE_URL ?? null });
  const commerce: CommerceShop = {
    services: { db },
    clock: systemClock,
    client: (token) => createClient(address, token),
  };
  const productCode = await stockUp(commerce);
  const tally = createTally();
  const stop = new AbortController();
  const trading = Array.from({ length: Number(values.clients) }, () =>
    keepTrading({ shop: commerce, productCode, address, tally, signal: stop.signal }),
  );
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    const times: string[] = [];
    for (const name of ['web', 'commerce', 'cms'] as const) times.push(await restart(shop, name));
    console.log(`round ${round}: ${tally.sentence()} (${times.join(', ')})`);
  }
  stop.abort();
  await Promise.all(trading);
  const paid = await db('orders').whereIn('orderNo', tally.paid).where({ status: 'PAID' }).select('orderNo');
  const found = await audit(db);
  await db.destroy();
  console.log(`in all: ${tally.sentence()}`);
  console.log(
    `${tally.paid.length - paid.length} acknowledged payments lost; the audit found ${found.length} faults`,
  );
  for (const [failure, count] of tally.failures) console.log(`  ${count} × ${failure}`);
  if (tally.failures.size > 0 || found.length > 0 || paid.length < tally.paid.length) process.exitCode = 1;
}

async function restart(shop: Shop, name: ServiceName): Promise<string> {
  const begin = performance.now();
  await shop.service(name).stop();
  const stopped = performance.now();
  await shop.restart(name);
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
  const times = `${name} closed in ${seconds(begin, stopped)}, opened in ${seconds(stopped, performance.now())}`;
  // Some requests are served by the new process before the next one closes.
  await wait(500);
  return times;
}
