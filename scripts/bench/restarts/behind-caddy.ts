import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isCaddyInstalled, openCaddy } from '../../deploy/caddy.ts';
import { buildWhatChanged } from '../../shop/build.ts';
import type { ShopEnvironment } from '../../shop/environment.ts';
import { logFolder } from '../../shop/logs.ts';
import { openShop, type Shop } from '../../shop/open-shop.ts';
import { freePorts } from '../../shop/ports.ts';
import { findPostgresPrograms } from '../../shop/postgres-programs.ts';
import { startPostgres } from '../../testing/start-postgres.ts';
import { testEnvironment } from '../../testing/test-environment.ts';
import { holdPort } from './hold-port.ts';

interface Bench {
  /** The name of its folder. */
  name: string;
  /** Uses a throw-away PostgreSQL for commerce in place of SQLite. */
  postgresql: boolean;
  /** More variables of the shop. @param folder is removed after a bench that did not fail */
  settings?: (folder: string) => Record<string, string>;
  onLine?: (line: string) => void;
}

/** @returns null, or the sentence that says which program the bench lacks */
export function whatIsMissing({ postgresql }: Pick<Bench, 'postgresql'>): string | null {
  if (!isCaddyInstalled())
    return 'This bench needs Caddy: install it, for example with apt-get install caddy.';
  if (postgresql && !findPostgresPrograms('initdb', 'postgres'))
    return 'This bench needs PostgreSQL: install it, for example with apt-get install postgresql.';
  return null;
}

/** The sockets stay open while a service restarts, as systemd keeps them. */
export async function withShopBehindCaddy(
  { name, postgresql, settings = () => ({}), onLine = () => {} }: Bench,
  measure: (shop: Shop, address: string, folder: string) => Promise<void>,
): Promise<void> {
  // Node does not trust the internal authority of Caddy.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  process.removeAllListeners('warning');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const folder = mkdtempSync(path.join(tmpdir(), `junyao-${name}-`));
  const postgres = postgresql ? await startPostgres() : null;
  const [caddyPort = 0] = await freePorts(1);
  const address = `https://localhost:${caddyPort}`;
  const env: ShopEnvironment = {
    ...(await testEnvironment(path.join(folder, 'data'))),
    ...settings(folder),
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
  const shop = await openShop(env, { mode: 'start', sockets, onLine: (_, line) => onLine(line) });
  const caddy = await openCaddy({ folder, port: caddyPort, webPort: Number(env.PORT) });
  try {
    await measure(shop, address, folder);
  } finally {
    await caddy.stop();
    await shop.stop();
    for (const port of Object.values(ports)) await port.free();
    await postgres?.stop();
    if (process.exitCode) console.log(`The logs are in ${logFolder(env)}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}
