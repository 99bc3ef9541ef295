import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './shop/services.ts';
import { type SeededBug, seededBugs } from './testing/seeded-bugs.ts';

const help = `node scripts/run.mjs seeded-bugs: puts one mistake after the other into a copy of commerce and shows whether the
tests notice. The last line counts; it exits with 1 when a mistake went through.
  "<words>"…  only the mistakes whose descriptions hold one of these
  --help      shows this`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
const wanted = seededBugs.filter(
  ({ what }) => positionals.length === 0 || positionals.some((words) => what.includes(words)),
);

if (values.help) console.log(help);
else if (wanted.length === 0) fail(`No mistake is described as ${positionals.join(' or ')}.`);
else await tryAll(wanted);

async function tryAll(bugs: readonly SeededBug[]): Promise<void> {
  const copy = copyCommerce();
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  const tests = [...new Set(bugs.flatMap((bug) => bug.tests))];
  console.log(`Without a mistake: ${tests.join(' ')}`);
  if (!(await pass(copy, tests))) return fail('The tests fail already without a mistake.');
  let missed = 0;
  for (const [index, bug] of bugs.entries()) {
    const begin = Date.now();
    const caught = !(await pass(copy, bug.tests, bug));
    if (!caught) missed += 1;
    const seconds = ((Date.now() - begin) / 1000).toFixed(0).padStart(3);
    console.log(
      `${caught ? '✓ caught' : '✗ MISSED'}  ${seconds} s  ${index + 1}/${bugs.length}  ${bug.what}`,
    );
  }
  console.log(`${bugs.length - missed} of ${bugs.length} mistakes were caught`);
  if (missed > 0) process.exitCode = 1;
}

/** Commerce with the words it reads, and the packages of this checkout. */
function copyCommerce(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'junyao-bugs-'));
  const skipped = ['node_modules', 'dist'];
  for (const name of ['commerce', 'locales', 'tsconfig.base.json']) {
    cpSync(path.join(root, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => !skipped.includes(path.basename(file)),
    });
  }
  for (const folder of ['node_modules', 'commerce/node_modules']) {
    if (existsSync(path.join(root, folder))) symlinkSync(path.join(root, folder), path.join(copy, folder));
  }
  return copy;
}

/** Whether the tests pass, with a mistake in its place. @throws Error when the place is not there exactly once */
async function pass(copy: string, tests: readonly string[], bug?: SeededBug): Promise<boolean> {
  const file = bug && path.join(copy, 'commerce', bug.file);
  const right = file && readFileSync(file, 'utf8');
  if (bug && file && right) {
    if (right.split(bug.right).length !== 2) throw new Error(`${bug.file} has not exactly one: ${bug.right}`);
    writeFileSync(
      file,
      right.replace(bug.right, () => bug.wrong),
    );
  }
  try {
    return await runVitest(copy, tests, bug === undefined);
  } finally {
    if (file && right) writeFileSync(file, right);
  }
}

/** Shows what the tests say only where they ought to pass. */
function runVitest(copy: string, tests: readonly string[], shown: boolean): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [vitest, 'run', '--bail=1', '--silent=true', ...tests], {
      cwd: path.join(copy, 'commerce'),
      stdio: shown ? 'inherit' : 'ignore',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
