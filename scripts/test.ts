import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './shop/services.ts';
import { withDatabase } from './testing/database.ts';
import { memoryFolder } from './testing/memory-folder.ts';
import { chineseFonts, chromiumBrowser, ensure, postgres, type Requirement } from './testing/requirements.ts';
import { add, type Counts, describeFlaky, nothing, oneFailure, sentence } from './testing/results.ts';
import { endWithUs, runPlaywright, runVitest } from './testing/run-tests.ts';
import { seededBugs } from './testing/seeded-bugs.ts';
import { buildForTests } from './testing/test-environment.ts';
import { trySeededBugs } from './testing/try-seeded-bugs.ts';

const help = `npm test: runs the checks and tests. The last line counts the tests.
  npm test                    everything but the seeded bugs and the longest tests (folders named long), with small counts
  npm test -- commerce web    only these parts; there are check, scripts, commerce, bugs, cms, web and e2e
  npm run test:full           everything, with the counts of docs/quality.md (FULL=1) and a new seed for random tests
Single tests of commerce run with larger counts by node scripts/run.mjs long-tests.
With CI=true a browser test that fails is tried once more; if it passes then, it is listed as flaky.
As root on Debian it installs Chromium, a Chinese font and PostgreSQL when they are missing.
  --full     the same as npm run test:full
  --help     shows this`;

type Database = 'sqlite' | 'postgresql';

interface Step {
  name: string;
  part: 'check' | 'scripts' | 'commerce' | 'bugs' | 'build' | 'cms' | 'web' | 'e2e';
  needs?: readonly Requirement[];
  needsBuild?: boolean;
  onlyFull?: boolean;
  run: () => Promise<Counts>;
}

interface Result {
  step: Step;
  counts: Counts;
  seconds: number;
}

/** These take long and are rarely touched, or show much the same on both databases, so `npm test` leaves them out. */
const leftOut = {
  scripts: ['**/repository-backup.test.ts'],
  sqlite: ['test/contract-fuzz.test.ts'],
  postgresql: [
    ...['test/access-matrix.test.ts', 'test/idor.test.ts', 'src/commands/commands.test.ts'],
    ...['src/roles/roles.test.ts', 'seeds/demo-year/fill-demo-year.test.ts', 'src/http/http.test.ts'],
    ...['test/faults/sms-providers.test.ts', 'test/kills/kills.test.ts'],
    ...['test/kills/payments.test.ts', 'test/kills/every-step.test.ts'],
  ],
};

/** In a full run, each of these runs on one of the two databases only, because together they take most of its time. */
const takeTurns = [
  ...['test/contract-fuzz.test.ts', 'test/kills/kills.test.ts', 'test/model/payments.test.ts'],
  ...['test/kills/payments.test.ts', 'test/model/model.test.ts', 'test/kills/every-step.test.ts'],
  'src/addresses/generated-addresses.test.ts',
];

/** The steps of a row run at the same time. */
const rows: Step[][] = [
  [{ part: 'check', name: 'types, lint, imports', run: () => runScript('check') }],
  [
    {
      part: 'scripts',
      name: 'scripts',
      run: () => runVitest('scripts', {}, without(values.full ? [] : leftOut.scripts)),
    },
  ],
  [{ part: 'commerce', name: 'commerce on SQLite', run: () => commerceOn('sqlite') }],
  [
    {
      part: 'commerce',
      name: 'commerce on PostgreSQL',
      needs: [postgres],
      run: () => commerceOn('postgresql'),
    },
  ],
  [{ part: 'bugs', name: 'seeded bugs', needs: [postgres], onlyFull: true, run: runSeededBugs }],
  [{ part: 'build', name: 'production build', run: build }],
  [
    { part: 'web', name: 'web', run: () => runVitest('web') },
    // The one process of the CMS leaves a core free.
    { part: 'cms', name: 'cms', needsBuild: true, run: () => runVitest('cms') },
  ],
  [
    {
      part: 'e2e',
      name: 'browser',
      needs: [chromiumBrowser, chineseFonts],
      needsBuild: true,
      run: runPlaywright,
    },
  ],
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean' }, help: { type: 'boolean' } },
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

if (values.help) console.log(help);
else await test(choose(positionals));

async function test(chosen: readonly Step[][]): Promise<void> {
  if (values.full) process.env.FULL = '1';
  process.env.TMPDIR = memoryFolder;
  process.env.SEED ??= values.full ? String(Math.floor(Math.random() * 1e9)) : '1';
  console.log(`Random tests use the seed ${process.env.SEED}. SEED=… chooses another one.`);
  const begin = Date.now();
  try {
    ensure(chosen.flat().flatMap(({ needs }) => needs ?? []));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  const results: Result[] = [];
  for (const row of chosen) {
    const name = row.map((step) => step.name).join(' and ');
    console.log(`\n━━━ ${name} ${'━'.repeat(Math.max(3, 70 - name.length))}`);
    const built = !results.some(({ step, counts }) => step.part === 'build' && counts.failed > 0);
    results.push(...(await Promise.all(row.map((step) => run(step, built)))));
  }
  console.log('\n━━━ all together ━━━');
  for (const { step, counts, seconds } of results) {
    const mark = counts.failed > 0 ? '✗' : '✓';
    console.log(`${mark} ${step.name.padEnd(26)} ${seconds.toFixed(0).padStart(4)} s   ${sentence(counts)}`);
  }
  const total = add(results.map(({ counts }) => counts));
  console.log(`  ${'whole run'.padEnd(26)} ${((Date.now() - begin) / 1000).toFixed(0).padStart(4)} s`);
  for (const line of describeFlaky(total)) console.log(line);
  console.log(sentence(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** A step that throws counts as one failure, and the steps after it still run. */
async function run(step: Step, built: boolean): Promise<Result> {
  const begin = Date.now();
  const counts = await (step.needsBuild && !built ? notRun() : step.run()).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return oneFailure;
  });
  return { step, counts, seconds: (Date.now() - begin) / 1000 };
}

async function notRun(): Promise<Counts> {
  console.error('Not run, because the build failed.');
  return oneFailure;
}

function commerceOn(database: Database): Promise<Counts> {
  const others = takeTurns.filter((_, index) => !isTurnOf(database, index));
  const tests = without(values.full ? others : leftOut[database]);
  return withDatabase(database, (env) => runVitest('commerce', env, tests));
}

function without(files: readonly string[]): string[] {
  return files.map((file) => `--exclude=${file}`);
}

/** The seed decides which database runs the test or the bug at this place of its list, so that full runs differ. */
function isTurnOf(database: Database, index: number): boolean {
  return (index + Number(process.env.SEED)) % 2 === (database === 'sqlite' ? 0 : 1);
}

async function runSeededBugs(): Promise<Counts> {
  const on = (database: Database) => {
    const bugs = seededBugs.filter((_, index) => isTurnOf(database, index));
    return withDatabase(database, (env) => trySeededBugs(bugs, env));
  };
  return add([await on('sqlite'), await on('postgresql')]);
}

async function build(): Promise<Counts> {
  await buildForTests();
  return nothing;
}

function runScript(name: string): Promise<Counts> {
  return new Promise((resolve) => {
    const script = path.join(root, 'scripts', `${name}.ts`);
    const child = spawn(process.execPath, ['--import', 'tsx', script], { cwd: root, stdio: 'inherit' });
    endWithUs(child);
    child.on('exit', (code) => resolve(code === 0 ? nothing : oneFailure));
  });
}

function choose(parts: readonly string[]): Step[][] {
  const steps = rows.flat();
  const known = new Set(steps.map(({ part }) => part as string));
  const unknown = parts.find((part) => !known.has(part));
  if (unknown) {
    console.error(`There is no part ${unknown}; the parts are ${[...known].join(', ')}.`);
    process.exit(1);
  }
  const named = steps.filter(({ part, onlyFull }) =>
    parts.length === 0 ? values.full || !onlyFull : parts.includes(part),
  );
  const withBuild = named.some(({ needsBuild }) => needsBuild);
  return rows
    .map((row) => row.filter((step) => named.includes(step) || (withBuild && step.part === 'build')))
    .filter((row) => row.length > 0);
}
