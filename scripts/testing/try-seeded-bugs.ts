import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../shop/services.ts';
import { type Counts, nothing, oneFailure } from './results.ts';
import { endWithUs } from './run-tests.ts';
import type { SeededBug } from './seeded-bugs/seeded-bug.ts';

/** Each missed bug counts as a failure. If the tests fail even without a bug, that is one failure. */
export async function trySeededBugs(all: readonly SeededBug[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const database = env.TEST_DATABASE_URL ? 'postgresql' : 'sqlite';
  const bugs = all.filter(({ only = database }) => only === database);
  if (bugs.length === 0) return nothing;
  const copy = copyCommerce();
  const remove = () => rmSync(copy, { recursive: true, force: true });
  process.once('exit', remove);
  const tests = [...new Set(bugs.flatMap((bug) => bug.tests))];
  console.log(`Without a bug: ${tests.join(' ')}`);
  if (!(await pass(copy, tests, env))) {
    console.error('The tests fail even without a bug.');
    return oneFailure;
  }
  let missed = 0;
  for (const [index, bug] of bugs.entries()) {
    const begin = Date.now();
    const caught = !(await pass(copy, bug.tests, env, bug));
    if (!caught) missed += 1;
    const seconds = ((Date.now() - begin) / 1000).toFixed(0).padStart(3);
    const mark = caught ? '✓ caught' : '✗ MISSED';
    console.log(`${mark}  ${seconds} s  ${index + 1}/${bugs.length}  ${bug.what}`);
  }
  process.removeListener('exit', remove);
  remove();
  return { ...nothing, passed: bugs.length - missed, failed: missed };
}

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

/** @throws Error when the code that the bug replaces is not in the file exactly once */
async function pass(
  copy: string,
  tests: readonly string[],
  env: NodeJS.ProcessEnv,
  bug?: SeededBug,
): Promise<boolean> {
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
    return await runTests(copy, tests, env, bug === undefined);
  } finally {
    if (file && right) writeFileSync(file, right);
  }
}

/** Output is hidden if the tests are expected to fail. */
function runTests(
  copy: string,
  tests: readonly string[],
  env: NodeJS.ProcessEnv,
  shown: boolean,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const child = spawn(process.execPath, [vitest, 'run', '--bail=1', '--silent=true', ...tests], {
      cwd: path.join(copy, 'commerce'),
      // Without FULL the tests repeat only a few times. A bug that needs a hundred rounds counts as missed.
      env: { ...process.env, ...env, FULL: '' },
      stdio: shown ? 'inherit' : 'ignore',
    });
    endWithUs(child);
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}
