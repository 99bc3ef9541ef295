import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { audit } from '../../commerce/src/audit/audit.ts';
import { systemClock } from '../../commerce/src/clock.ts';
import { connect } from '../../commerce/src/db/connect.ts';
import { createClient } from '../../commerce/test/client.ts';
import type { Shop as CommerceShop } from '../../commerce/test/factories.ts';
import { buildWhatChanged } from '../shop/build.ts';
import type { ShopEnvironment } from '../shop/environment.ts';
import { openShop, type Shop } from '../shop/open-shop.ts';
import { freePorts } from '../shop/ports.ts';
import type { ServiceName } from '../shop/services.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { testEnvironment } from '../testing/test-environment.ts';
import { openCaddy } from './restarts/caddy.ts';
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

if (values.help) console.log(help);
else await bench();

async function bench(): Promise<void> {
  // Caddy's certificate is its own.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  process.removeAllListeners('warning');
  const folder = mkdtempSync(path.join(tmpdir(), 'junyao-restarts-'));
  const postgres = values.postgresql ? await startPostgres() : null;
  const [caddyPort = 0] = await freePorts(1);
  const address = `https://localhost:${caddyPort}`;
  const env: ShopEnvironment = {
    ...(await testEnvironment(path.join(folder, 'data'))),
    PUBLIC_URL: address,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  await buildWhatChanged(env, console.log);
  const shop = await openShop(env, { mode: 'start' });
  const caddy = await openCaddy({ folder, port: caddyPort, webPort: Number(env.PORT) });
  try {
    await measure(shop, address);
  } finally {
    await caddy.stop();
    await shop.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
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
    for (const name of ['web', 'commerce', 'cms'] as const) await restart(shop, name);
    console.log(`round ${round}: ${tally.sentence()}`);
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

async function restart(shop: Shop, name: ServiceName): Promise<void> {
  await shop.service(name).stop();
  await shop.restart(name);
  // Some requests are served by the new process before the next one closes.
  await wait(500);
}
