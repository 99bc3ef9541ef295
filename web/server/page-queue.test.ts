import { expect, test } from 'vitest';
import { createPageQueue } from './page-queue.ts';

test('pages begin 20 milliseconds apart, and the first one at once', async () => {
  const queue = createPageQueue();
  const added = performance.now();
  const begun = await Promise.all(Array.from({ length: 6 }, () => queue.add(async () => performance.now())));
  expect((begun[0] ?? 0) - added).toBeLessThan(20);
  // Timers may fire up to a millisecond early.
  for (const [index, begin] of begun.entries()) expect(begin - added).toBeGreaterThanOrEqual(index * 20 - 1);
});

test('a page that fails frees its place', async () => {
  const queue = createPageQueue();
  const failing = Array.from({ length: 5 }, () => queue.add(() => Promise.reject(new Error('no page'))));
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(await queue.add(async () => 'page')).toBe('page');
});
