import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Batch, duration, forgetProgress, longRun } from './long-run.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'junyao-long-run-'));
  file = path.join(folder, 'below', 'progress.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(passes: (batch: Batch) => boolean) {
  const ran: Batch[] = [];
  const said: string[] = [];
  const work = longRun({
    file,
    count: 25,
    batch: 10,
    run: async (batch) => {
      ran.push(batch);
      return passes(batch);
    },
    say: (line) => said.push(line),
  });
  const progress = await work.catch(() => null);
  return { ran, said, progress };
}

test('every batch has its own seed, and the last batch is as small as what is left', async () => {
  const { ran, progress } = await run(() => true);
  expect(ran.map(({ count }) => count)).toEqual([10, 10, 5]);
  expect(new Set(ran.map(({ seed }) => seed)).size).toBe(3);
  expect(progress).toMatchObject({ done: 25, failures: [] });
});

test('a run that was stopped goes on with the batch that was not finished', async () => {
  const first = await run(({ count }) => {
    if (count === 5) throw new Error('stopped');
    return true;
  });
  const second = await run(() => true);
  expect(second.ran).toEqual(first.ran.slice(2));
  expect(second.said[0]).toContain('goes on after 20');
  expect((await run(() => true)).ran).toEqual([]);
  forgetProgress(file);
  expect((await run(() => true)).ran).toHaveLength(3);
});

test('a batch that fails is recorded with its seed, and the following ones are run', async () => {
  const { ran, progress } = await run(({ count }) => count === 5);
  expect(progress?.failures).toEqual(ran.slice(0, 2));
});

test.each([
  [20_000, '20 s'],
  [200_000, '3 min'],
  [7_500_000, '2 h 5 min'],
])('%i ms are %s', (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text);
});
