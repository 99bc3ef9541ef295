import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../shop/services.ts';
import { type Counts, countPlaywright, describeFlaky } from './results.ts';

const tests = `
  import { expect, test } from '@playwright/test';
  test('is sound', () => expect(1).toBe(1));
  test.describe('below a heading', () => {
    test('is not ready the first time', ({}, { retry }) => expect(retry).toBe(1));
  });`;

const config = `
  import config from ${JSON.stringify(path.join(root, 'playwright.config.ts'))};
  export default { testDir: '.', testMatch: '*.e2e.ts', retries: config.retries, use: { trace: config.use.trace } };`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'junyao-playwright-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, 'shaky.e2e.ts'), tests);
  writeFileSync(path.join(folder, 'playwright.config.ts'), config);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Hides the output, because the intended failure would look like a failure of the real tests. */
function run(env: NodeJS.ProcessEnv): Promise<Counts> {
  const command = [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--reporter=json'];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: folder, env: { ...process.env, ...env } }, (_error, output) =>
      resolve(countPlaywright(JSON.parse(output))),
    );
  });
}

it('in continuous integration a test that passes at the second try counts as passed, and is reported with the trace of its failure', async () => {
  const counts = await run({ CI: 'true' });
  expect(counts).toMatchObject({ passed: 2, failed: 0 });
  expect(counts.flaky.map(({ name }) => name)).toEqual([
    expect.stringMatching(/shaky\.e2e\.ts:5 is not ready the first time$/),
  ]);
  const trace = counts.flaky[0]?.trace ?? '';
  expect(existsSync(path.join(root, trace))).toBe(true);
  expect(path.dirname(trace)).not.toMatch(/retry\d$/);
  expect(describeFlaky(counts).join('\n')).toContain(trace);
});

it('outside of continuous integration a test that fails is not tried again', async () => {
  expect(await run({ CI: '' })).toMatchObject({ passed: 1, failed: 1, flaky: [] });
});
