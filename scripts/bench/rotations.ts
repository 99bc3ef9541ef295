import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, parseEnv, promisify } from 'node:util';
import { acceptedForMs } from '../../commerce/contract/secret.ts';
import { audit } from '../../commerce/src/audit/audit.ts';
import { systemClock } from '../../commerce/src/clock.ts';
import { connect } from '../../commerce/src/db/connect.ts';
import { createClient } from '../../commerce/test/client.ts';
import type { ShopEnvironment } from '../shop/environment.ts';
import { changeEnvironmentFile } from '../shop/environment-file.ts';
import type { Shop } from '../shop/open-shop.ts';
import { createSecrets } from '../shop/secrets.ts';
import { root, type ServiceName } from '../shop/services.ts';
import { whatIsMissing, withShopBehindCaddy } from './restarts/behind-caddy.ts';
import { createTally, keepTrading, stockUp } from './restarts/trade.ts';
import { keepPayingLate } from './rotations/keep-paying-late.ts';
import { keepPreviewing, keepProving } from './rotations/keep-working.ts';

const help = `node scripts/run.mjs bench/rotations: gives each secret a new value by npm run rotate and restarts the services, in another
order each time, while members behind Caddy buy, pay with codes that were sent before a restart, and staff look at drafts and prove
their second factor. No request may fail. Then the times of the former secrets pass, under the same load. Last, the
chains are verified, and no secret may stand in a log. Prints the figures. Needs Caddy.
  --clients 10       members who buy at the same time
  --postgresql       uses a throw-away PostgreSQL for commerce in place of SQLite
  --help             shows this`;

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '10' },
    postgresql: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});

/** Each restart of all services must end within this time, on a busy machine too. */
const roundMs = 150_000;

const rounds: [string, ServiceName[]][] = [
  ['INTERNAL_TOKEN', ['commerce', 'cms', 'web']],
  ['CMS_READ_TOKEN', ['web', 'commerce', 'cms']],
  ['PREVIEW_SECRET', ['cms', 'web', 'commerce']],
  ['SMS_PEPPER', ['commerce']],
  ['AUDIT_SEAL_KEY', ['commerce']],
  ['AUDIT_SEAL_KEY', ['commerce']],
  ['ADMIN_JWT_SECRET', ['cms']],
  ['API_TOKEN_SALT', ['cms']],
];

const overlapping = ['INTERNAL_TOKEN', 'CMS_READ_TOKEN', 'PREVIEW_SECRET', 'SMS_PEPPER'];

const missing = whatIsMissing(values);

if (values.help) {
  console.log(help);
} else if (missing) {
  console.error(missing);
  process.exitCode = 1;
} else {
  const lines: string[] = [];
  const file = (folder: string) => path.join(folder, 'shop.env');
  await withShopBehindCaddy(
    {
      name: 'rotations',
      postgresql: values.postgresql,
      settings: (folder) => writeSecrets(file(folder)),
      onLine: (line) => lines.push(line),
    },
    (shop, address, folder) => measure(shop, { address, file: file(folder), lines }),
  );
}

function writeSecrets(file: string): Record<string, string> {
  const secrets = createSecrets();
  const settings = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, settings.join(''), { mode: 0o600 });
  return secrets;
}

interface Measured {
  address: string;
  file: string;
  lines: string[];
}

async function measure(shop: Shop, { address, file, lines }: Measured): Promise<void> {
  const { env } = shop;
  const db = connect({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL ?? null });
  const commerce = {
    services: { db },
    clock: systemClock,
    client: (token?: string) => createClient(address, token),
  };
  const productCode = await stockUp(commerce);
  const tally = createTally();
  const stop = new AbortController();
  const work = { shop: commerce, productCode, address, tally, signal: stop.signal };
  const working = [
    ...Array.from({ length: Number(values.clients) }, () => keepTrading(work)),
    ...Array.from({ length: 4 }, () => keepPayingLate(work)),
    keepPreviewing(work),
    keepProving(work),
  ];
  const known = new Set(secretsIn(file));
  for (const [name, order] of rounds) {
    const begin = Date.now();
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/rotate.ts', file, name], {
      cwd: root,
      env,
    });
    for (const value of secretsIn(file)) known.add(value);
    await restart(shop, file, order);
    const seconds = Math.round((Date.now() - begin) / 1000);
    console.log(`${name}, ${order.join(', ')} restarted in ${seconds} s: ${tally.sentence()}`);
    for (const [failure, count] of tally.failures) console.log(`  ${count} × ${failure}`);
  }

  const half = Date.now() + roundMs;
  moveTimes(file, half + acceptedForMs / 2);
  await restart(shop, file, ['web', 'cms', 'commerce']);
  await passes(half);
  console.log(`the new secrets are used, the former ones accepted: ${tally.sentence()}`);

  const end = Date.now() + roundMs;
  moveTimes(file, end);
  await restart(shop, file, ['cms', 'commerce', 'web']);
  await passes(end);
  console.log(`the former secrets are refused: ${tally.sentence()}`);
  stop.abort();
  await Promise.all(working);

  const stillOpen = await isAccepted(env);
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/audit.ts'], {
    cwd: root,
    env,
  });
  console.log(stdout.trim());
  const found = await audit(db);
  const paid = await db('orders').whereIn('orderNo', tally.paid).where({ status: 'PAID' }).select('orderNo');
  await db.destroy();
  const shown = [...known].filter((secret) => lines.some((line) => line.includes(secret)));
  const refusals = lines.filter((line) => /answered 40[13]|SMS_PEPPER/.test(line));
  console.log(`in all: ${tally.sentence()}`);
  console.log(
    [
      `${tally.paid.length - paid.length} acknowledged payments lost`,
      `the audit found ${found.length} faults`,
      `${refusals.length} calls between services refused`,
      `${shown.length} of ${known.size} secrets in ${lines.length} lines of the logs`,
      `the former token is ${stillOpen ? 'still accepted' : 'refused'}`,
    ].join('; '),
  );
  for (const line of refusals.slice(0, 5)) console.log(`  ${line}`);
  for (const [failure, count] of tally.failures) console.log(`  ${count} × ${failure}`);
  const isBad = tally.failures.size + found.length + refusals.length + shown.length > 0 || stillOpen;
  if (isBad || paid.length < tally.paid.length) process.exitCode = 1;
}

async function restart(shop: Shop, file: string, order: readonly ServiceName[]): Promise<void> {
  const written = parseEnv(readFileSync(file, 'utf8'));
  for (const name of Object.keys(shop.env)) if (/_(OLD|NEXT)$/.test(name)) delete shop.env[name];
  Object.assign(shop.env, written);
  for (const name of order) {
    await shop.service(name).stop();
    await shop.restart(name);
    // Some requests are served by the new process before the next one closes.
    await wait(500);
  }
}

/** As if the rotation were longer ago. */
function moveTimes(file: string, until: number): void {
  const env = parseEnv(readFileSync(file, 'utf8'));
  for (const name of overlapping) {
    const [value = ''] = (env[`${name}_OLD`] ?? '').split(' ');
    const time = new Date(until).toISOString();
    changeEnvironmentFile(file, { values: { [`${name}_OLD`]: `${value} ${time}` }, beside: name });
  }
}

async function passes(time: number): Promise<void> {
  if (Date.now() > time) throw new Error('the restarts took too long for this bench');
  await wait(time - Date.now() + 15_000);
}

function secretsIn(file: string): string[] {
  const values = Object.entries(parseEnv(readFileSync(file, 'utf8')));
  return values
    .filter(([name]) => name !== 'CMS_ADMIN_EMAIL')
    .flatMap(([, value]) => (value ?? '').split(/[\s,]+/))
    .filter((value) => value.startsWith('dev-'));
}

async function isAccepted(env: ShopEnvironment): Promise<boolean> {
  const [former = ''] = (env.INTERNAL_TOKEN_OLD ?? '').split(' ');
  const answer = await fetch(`http://localhost:${env.PORT}/internal/purge`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Internal-Token': former },
    body: '{"tags":[]}',
  });
  return answer.ok;
}
