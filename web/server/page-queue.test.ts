import { expect, test } from 'vitest';
import { createPageQueue } from './page-queue.ts';

test('pages begin 60 milliseconds apart', async () => {
  const queue = createPageQueue();
  const start = performance.now();
  const begun = await Promise.all(Array.from({ length: 6 }, () => queue.add(async () => performance.now())));
  // A timer may fire up to two milliseconds early.
  for (const [index, begin] of begun.entries()) expect(begin - start).toBeGreaterThanOrEqual(index * 60 - 2);
});

test('a page that fails frees its place', async () => {
  const queue = createPageQueue();
  const failing = Array.from({ length: 5 }, () => queue.add(() => Promise.reject(new Error('no page'))));
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(await queue.add(async () => 'page')).toBe('page');
});
