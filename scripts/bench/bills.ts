import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { createTestDatabase } from '../../commerce/test/create-test-database.ts';
import { statementOf } from '../../commerce/test/statements.ts';
import { findPostgresPrograms } from '../shop/postgres-programs.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import type { Measured, Side } from './bills/measure-side.ts';
import { planted, seedDay } from './bills/seed-day.ts';

const help = `node scripts/run.mjs bench/bills: fetches, compares and keeps a provider's bill of one day, as the shop does it
each morning, on SQLite and (where it is installed) on PostgreSQL. The books have the same payments but for a few
planted differences, which must be found. Each run has a process of its own, and so has a bare one that only reads the
same file line by line. Prints seconds, the peak memory of the process, and both as ratios: time against the bare
reading, memory against a bill of a hundredth of the length. Bars: 60 s, and twice the memory.
  --lines 100000   lines of the bill
  --help           shows this`;

const [secondsBar, memoryBar] = [60, 2];
const day = '2026-11-23';

const { values } = parseArgs({
  options: { lines: { type: 'string', default: '100000' }, help: { type: 'boolean' } },
});

if (values.help) console.log(help);
else await bench(Number(values.lines));

async function bench(lines: number): Promise<void> {
  await benchOn('SQLite', lines);
  if (!findPostgresPrograms('initdb', 'postgres')) return console.log('PostgreSQL is not installed');
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  await benchOn('PostgreSQL', lines).finally(() => postgres.stop());
}

async function benchOn(database: string, lines: number): Promise<void> {
  const short = await measure(Math.ceil(lines / 100));
  const { bare, shop } = await measure(lines);
  const slower = shop.seconds / bare.seconds;
  const larger = shop.megabytes / short.shop.megabytes;
  console.log(`${database}, ${lines.toLocaleString('en')} lines
  reading the file  ${say(bare)}
  reconciling it    ${say(shop)}, found the ${shop.differences} planted differences
  × ${slower.toFixed(1)} the time of reading, × ${larger.toFixed(2)} the memory of a hundredth of the lines`);
  if (shop.seconds > secondsBar || larger > memoryBar) process.exitCode = 1;
}

/** The books are seeded anew each time, because a bill is reconciled once. */
async function measure(lines: number): Promise<Record<Side, Measured>> {
  const { db, env, destroy } = await createTestDatabase();
  const file = path.join(env.DATA_DIR, 'bill.csv.gz');
  writeFileSync(file, gzipSync(statementOf('wechatTrade', day, await seedDay(db, day, lines))));
  const run = async (side: Side) => {
    const child = fork(path.join(import.meta.dirname, 'bills/measure-side.ts'), [side, file, day], {
      env: { ...process.env, ...env },
    });
    const [measured] = (await once(child, 'message')) as [Measured];
    await once(child, 'exit');
    return measured;
  };
  const sides = { bare: await run('bare'), shop: await run('shop') };
  await destroy();
  if (sides.shop.differences !== planted)
    throw new Error(`found ${sides.shop.differences} differences instead of ${planted}`);
  return sides;
}

function say({ seconds, megabytes }: Measured): string {
  return `${seconds.toFixed(2).padStart(6)} s, peak ${megabytes.toFixed(0)} MB`;
}
