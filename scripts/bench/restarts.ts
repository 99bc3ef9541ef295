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
import { isCaddyInstalled, openCaddy } from '../deploy/caddy.ts';
import { buildWhatChanged } from '../shop/build.ts';
import type { ShopEnvironment } from '../shop/environment.ts';
import { logFolder } from '../shop/logs.ts';
import { openShop, type Shop } from '../shop/open-shop.ts';
import { freePorts } from '../shop/ports.ts';
import { findPostgresPrograms } from '../shop/postgres-programs.ts';
import type { ServiceName } from '../shop/services.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { testEnvironment } from '../testing/test-environment.ts';
import { holdPort } from './restarts/hold-port.ts';
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

if (values.help) {
  console.log(help);
} else if (!isCaddyInstalled()) {
  console.error('This bench needs Caddy: install it, for example with apt-get install caddy.');
  process.exitCode = 1;
} else if (values.postgresql && !findPostgresPrograms('initdb', 'postgres')) {
  console.error('This bench needs PostgreSQL: install it, for example with apt-get install postgresql.');
  process.exitCode = 1;
} else {
  await bench();
}

async function bench(): Promise<void> {
  // Node does not trust the internal authority of Caddy.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  process.removeAllListeners('warning');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
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
  const ports = {
    web: await holdPort(Number(env.PORT)),
    commerce: await holdPort(Number(env.COMMERCE_PORT)),
    cms: await holdPort(Number(env.CMS_PORT)),
  };
  const sockets = {
    web: ports.web.descriptor,
    commerce: ports.commerce.descriptor,
    cms: ports.cms.descriptor,
  };
  const shop = await openShop(env, { mode: 'start', sockets });
  const caddy = await openCaddy({ folder, port: caddyPort, webPort: Number(env.PORT) });
  try {
    await measure(shop, address);
  } finally {
    await caddy.stop();
    await shop.stop();
    for (const port of Object.values(ports)) await port.free();
    await postgres?.stop();
    if (process.exitCode) console.log(`The logs are in ${logFolder(env)}`);
    else rmSync(folder, { recursive: true, force: true });
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
