import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { own } from '../commerce/contract/own.ts';
import { root } from './shop/services.ts';
import { withDatabase } from './testing/database.ts';
import { type Batch, duration, forgetProgress, longRun, number } from './testing/long-run.ts';
import { endWithUs, runVitest } from './testing/run-tests.ts';

interface Row {
  tests: readonly string[];
  /** `variable` sets the number of repetitions. Unset if the test never repeats. */
  counted?: { variable: string; batch: number };
  needsPostgresql?: boolean;
}

/** The tests of commerce in docs/quality.md. */
const rows: Record<string, Row> = {
  model: { tests: ['test/model/model.test.ts'], counted: { variable: 'SEQUENCES', batch: 20 } },
  payments: { tests: ['test/model/payments.test.ts'], counted: { variable: 'SEQUENCES', batch: 250 } },
  races: { tests: ['test/races'], counted: { variable: 'ROUNDS', batch: 20 } },
  kills: { tests: ['test/kills/kills.test.ts'], counted: { variable: 'KILLS', batch: 5 } },
  'payment-kills': { tests: ['test/kills/payments.test.ts'], counted: { variable: 'KILLS', batch: 25 } },
  instances: {
    tests: ['test/kills/instances.postgresql.test.ts'],
    counted: { variable: 'KILLS', batch: 5 },
    needsPostgresql: true,
  },
  fuzz: { tests: ['test/contract-fuzz.test.ts'], counted: { variable: 'CASES', batch: 200 } },
  addresses: {
    tests: ['src/addresses/generated-addresses.test.ts'],
    counted: { variable: 'ADDRESSES', batch: 100 },
  },
  access: { tests: ['test/access-matrix.test.ts', 'test/idor.test.ts'] },
  faults: { tests: ['test/faults', 'src/notifications/receive-notification.test.ts'] },
};

const help = `node scripts/run.mjs long-tests <name>: runs one test of commerce with the count of docs/quality.md or a larger one.
  model      random commands agree with a simple model             300 sequences
  payments   payments, notifications, refunds and crashes; the books of provider and shop agree   300 sequences
  races      many requests at once for one piece, order or code    200 rounds each; 100 rounds of 200 buyers
  kills      kill -9 of the service under 50 clients               50 kills
  payment-kills  kill -9 while members pay and get refunds at three providers   50 kills
  instances  three instances on one PostgreSQL                     30 kills
  fuzz       valid, generated and bad input to every endpoint      200 cases an endpoint, 300 bad values
  addresses  pasted addresses of all districts in random forms     100 forms
  access     every endpoint and kind of caller; objects of others
  faults     faults of CMS, database, disk, clock, SMS and payment provider
  --database sqlite | postgresql   default: sqlite. PostgreSQL is that of TEST_DATABASE_URL, else a temporary one
  --count 20000    runs in batches until so many are done. Stopped and started again, it goes on where it was. A
                   batch that fails leaves its output and its seed, and the next one is run all the same
  --fresh          starts a run with --count from the beginning
  --help           shows this`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'sqlite' },
    count: { type: 'string' },
    fresh: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

if (values.help) console.log(help);
else await start();

async function start(): Promise<void> {
  const [name = ''] = positionals;
  const row = own(rows, name);
  const count = Number(values.count ?? 0);
  const cannotRepeat = count > 0 && !row?.counted;
  if (
    !row ||
    cannotRepeat ||
    !['sqlite', 'postgresql'].includes(values.database) ||
    !Number.isInteger(count)
  ) {
    console.error(help);
    process.exit(1);
  }
  const database = row.needsPostgresql ? 'postgresql' : values.database;
  const failed = await withDatabase(database, async (given) => {
    const env = { ...given, FULL: '1' };
    return count > 0 ? runBatches(name, row, count, env) : runOnce(row, env);
  });
  process.exitCode = failed ? 1 : 0;
}

async function runOnce({ tests }: Row, env: NodeJS.ProcessEnv): Promise<boolean> {
  const { failed } = await runVitest('commerce', env, [...tests, '--silent=false']);
  return failed > 0;
}

async function runBatches(name: string, row: Row, count: number, env: NodeJS.ProcessEnv): Promise<boolean> {
  const { tests, counted } = row;
  if (!counted) throw new Error(`${name} does not repeat`);
  const title = `${name}-${env.TEST_DATABASE_URL ? 'postgresql' : 'sqlite'}`;
  const folder = path.join(root, '.tmp', 'long-tests');
  const file = path.join(folder, `${title}.json`);
  if (values.fresh) forgetProgress(file);
  const variables = ({ seed, count }: Batch) => ({ [counted.variable]: String(count), SEED: String(seed) });
  const { done, milliseconds, failures } = await longRun({
    file,
    count,
    batch: counted.batch,
    say: (line) => console.log(`${title}: ${line}`),
    run: (batch) =>
      runQuietly(tests, { ...env, ...variables(batch) }, path.join(folder, `${title}-${batch.seed}.log`)),
  });
  console.log(
    `${title}: ${number(done)} done in ${duration(milliseconds)}, ${failures.length} batches failed`,
  );
  for (const batch of failures) {
    const again = Object.entries(variables(batch)).map(([key, value]) => `${key}=${value}`);
    console.log(
      `  ${title}-${batch.seed}.log; run it again: ${again.join(' ')} npx vitest run ${tests.join(' ')}`,
    );
  }
  return failures.length > 0;
}

/** Prints only the counts of tests that pass, and deletes their log file. */
function runQuietly(tests: readonly string[], env: NodeJS.ProcessEnv, logFile: string): Promise<boolean> {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  return new Promise((resolve, reject) => {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [vitest, 'run', ...tests, '--silent=false'], {
      cwd: path.join(root, 'commerce'),
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log],
    });
    endWithUs(child);
    child.on('error', reject);
    child.on('exit', (code) => {
      closeSync(log);
      if (code === 0) {
        for (const [line] of readFileSync(logFile, 'utf8').matchAll(/counted: .*/g)) console.log(line);
        rmSync(logFile);
      }
      resolve(code === 0);
    });
  });
}
