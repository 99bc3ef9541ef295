import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPageQueue } from './page-queue.ts';

const twoPages = (queue: ReturnType<typeof createPageQueue>, work: number) =>
  Promise.all(
    [1, 2].map(() =>
      queue.add(async () => {
        const begin = performance.now();
        await wait(work);
        return { begin, end: performance.now() };
      }),
    ),
  );

test('pages begin 60 ms apart, and after pauses three times as long as the one before took, at most 250 ms', async () => {
  const pauseAfter = async (work: number) => {
    const start = performance.now();
    const [first, second] = await twoPages(createPageQueue(), work);
    return {
      sinceStart: (second?.begin ?? 0) - start,
      pause: (second?.begin ?? 0) - (first?.end ?? 0),
      took: (first?.end ?? 0) - (first?.begin ?? 0),
    };
  };
  // A timer may fire up to two milliseconds early.
  expect((await pauseAfter(0)).sinceStart).toBeGreaterThanOrEqual(58);
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
