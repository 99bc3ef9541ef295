import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { emptyDetails } from '../commerce/src/audit/log-details.ts';
import { sealRows } from '../commerce/src/audit/seal.ts';
import { isSqlite } from '../commerce/src/db/connect.ts';
import type { Db } from '../commerce/src/db/db.ts';
import { rawRows } from '../commerce/src/db/raw-rows.ts';
import { transaction } from '../commerce/src/db/transaction.ts';
import { createTestApp, type TestApp } from '../commerce/test/create-test-app.ts';
import { newMember, newOrder, newPaidOrder, newStaff } from '../commerce/test/factories.ts';
import { askedBack, completedOrder } from '../commerce/test/order-moves.ts';
import { applied, approve, newRecharge } from '../commerce/test/refunds.ts';
import { findPostgresPrograms } from './shop/postgres-programs.ts';
import { root } from './shop/services.ts';
import { withDatabase } from './testing/database.ts';

const help = `node scripts/run.mjs keep-release: keeps a small shop of this release as SQL, one file for each database,
in commerce/test/releases. The tests of the migrations bring each kept release up to date. Run it once, when a version
is released; the files are never changed afterwards.`;

const folder = path.join(root, 'commerce/test/releases');

if (process.argv.includes('--help')) console.log(help);
else for (const database of ['sqlite', 'postgresql']) await keep(database);

async function keep(database: string): Promise<void> {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const file = path.join(folder, `${version}.${database}.sql`);
  mkdirSync(folder, { recursive: true });
  await withDatabase(database, async (env) => {
    Object.assign(process.env, env);
    const app = await createTestApp({ paymentProvider: 'sandbox' });
    await fill(app);
    const { db } = app.services;
    writeFileSync(
      file,
      isSqlite(db) ? await dumpSqlite(db) : await dumpPostgresql(app.database.env.DATABASE_URL),
    );
    await app.close();
  });
  console.log(path.relative(root, file));
}

/** Orders in several states, a refunded recharge, a message, and a log from which one person was removed. */
async function fill(app: TestApp): Promise<void> {
  const { db, config } = app.services;
  const owner = await newStaff(app, 'Owner');
  const packer = await newStaff(app, 'Fulfilment');
  await newOrder(app);
  await newPaidOrder(app);
  await completedOrder(app, packer);
  await askedBack(app);
  const { member, chargeNo } = await newRecharge(app);
  await approve(owner, await applied(member, chargeNo, 40));
  const message = { name: '李', email: 'li@example.com', subject: '梅瓶', message: '还有吗？' };
  await app.client().ok('POST /message/submit', message);
  const { userId } = await newMember(app);
  const freeze = { requestId: crypto.randomUUID(), userId, reason: 'asked by phone' };
  await owner.client.ok('POST /admin/users/freeze', freeze);
  await sealRows(db, config);
  await transaction(db, (trx) => emptyDetails(trx, config.sealKeys.current, [`user:${userId}`]));
}

/** Rows come before the triggers, which would refuse some and repeat others. */
async function dumpSqlite(db: Db): Promise<string> {
  const objects = await rawRows<{ type: string; name: string; sql: string }>(
    db,
    "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
  );
  const ofType = (type: string) => objects.filter((each) => each.type === type);
  const rows: string[] = [];
  for (const { name } of [...ofType('table'), { name: 'sqlite_sequence' }]) {
    const columns = await rawRows<{ name: string }>(db, `SELECT name FROM pragma_table_info('${name}')`);
    const values = columns.map((column) => `quote("${column.name}")`).join(` || ', ' || `);
    const found = await rawRows<{ row: string }>(db, `SELECT ${values} AS row FROM ${name}`);
    rows.push(...found.map(({ row }) => `INSERT INTO ${name} VALUES (${row});`));
  }
  const made = (type: string) => ofType(type).map(({ sql }) => `${sql};`);
  return `${[...made('table'), ...rows, ...made('index'), ...made('trigger')].join('\n')}\n`;
}

async function dumpPostgresql(url: string): Promise<string> {
  const program = path.join(findPostgresPrograms('pg_dump') ?? '', 'pg_dump');
  const options = ['--rows-per-insert=100', '--no-owner', '--no-privileges', '--no-comments'];
  const { stdout } = await promisify(execFile)(program, [...options, url], { maxBuffer: 10_000_000 });
  // Settings of the session would stay on the connection that reads the file.
  const isKept = (line: string) => line !== '' && !/^(--|SET |SELECT pg_catalog\.set_config|\\)/.test(line);
  return `${stdout.split('\n').filter(isKept).join('\n')}\n`;
}
