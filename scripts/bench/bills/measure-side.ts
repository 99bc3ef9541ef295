import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { pino } from 'pino';
import { addDays, startOf } from '../../../commerce/src/calendar.ts';
import { hour } from '../../../commerce/src/clock.ts';
import { connect } from '../../../commerce/src/db/connect.ts';
import { reconcileBills } from '../../../commerce/src/finance/reconcile-bills.ts';
import { linesOf } from '../../../commerce/src/lines-of.ts';
import { documentedLimits } from '../../../commerce/src/payments/limits.ts';
import { manual } from '../../../commerce/src/payments/manual.ts';

/** `bare` only reads the file. */
export type Side = 'bare' | 'shop';

export interface Measured {
  seconds: number;
  /** The peak of the whole process, with its code. */
  megabytes: number;
  differences: number;
}

const [side, file = '', day = ''] = process.argv.slice(2);
const linesOfFile = () => linesOf(Readable.from([readFileSync(file)]).pipe(createGunzip()));
const begin = performance.now();
const differences = side === 'shop' ? await reconcile() : await read();
const measured: Measured = {
  seconds: (performance.now() - begin) / 1000,
  megabytes: process.resourceUsage().maxRSS / 1024,
  differences,
};
process.send?.(measured, () => process.exit());

async function read(): Promise<number> {
  for await (const _ of linesOfFile());
  return 0;
}

/** The job of the morning after, with a provider that has the file. */
async function reconcile(): Promise<number> {
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
  const db = connect({ dataDir, databaseUrl: databaseUrl || null });
  const wechat = {
    ...manual,
    bill: async () => ({ state: 'ready', name: 'bill.csv', lines: linesOfFile() }) as const,
  };
  await reconcileBills({
    db,
    clock: { now: () => startOf(addDays(day, 1)) + 10 * hour },
    payments: {
      of: (channel) => (channel === 'wechat' ? wechat : manual),
      named: () => undefined,
      limits: documentedLimits,
    },
    log: pino({ level: 'warn' }),
  });
  const kept = await db('reconciliations').first('differences');
  await db.destroy();
  return kept?.differences ?? 0;
}
