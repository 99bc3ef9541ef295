import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPageQueue } from './page-queue.ts';

const begun = (queue: ReturnType<typeof createPageQueue>, pages: number, work: number) =>
  Promise.all(
    Array.from({ length: pages }, () =>
      queue.add(async () => {
        const begin = performance.now();
        await wait(work);
        return { begin, end: performance.now() };
      }),
    ),
  );

test('pages are made one by one, with pauses three times as long as the one before took, and at most 250 ms', async () => {
  const pauseAfter = async (work: number) => {
    const [first, second] = await begun(createPageQueue(), 2, work);
    return { pause: (second?.begin ?? 0) - (first?.end ?? 0), took: (first?.end ?? 0) - (first?.begin ?? 0) };
  };
  // A timer may fire up to two milliseconds early.
  const short = await pauseAfter(30);
  expect(short.pause).toBeGreaterThanOrEqual(Math.min(250, 3 * short.took) - 2);
  const long = await pauseAfter(400);
  expect(long.pause).toBeGreaterThanOrEqual(248);
  expect(long.pause).toBeLessThan(3 * long.took);
});

test('a page that fails frees its place', async () => {
  const queue = createPageQueue();
  const failing = Array.from({ length: 5 }, () => queue.add(() => Promise.reject(new Error('no page'))));
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(await queue.add(async () => 'page')).toBe('page');
});
