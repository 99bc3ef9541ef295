import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';

/** The 14 that wait begin within a second if pages are quick to render. */
const maxWaiting = 14;

/** In milliseconds. A page takes longer if a service does, and then web's thread is free anyway. */
const longestPause = 250;
const millisecondsApart = 60;

/**
 * For the pages of all visitors together whose address has a search, filter, order, page number or the piece of an
 * enquiry: somebody with thousands of addresses, as each IPv6 customer has, would otherwise keep the cached pages from
 * all others too.
 */
export interface PageQueue {
  isFull(): boolean;
  add<Result>(make: () => Promise<Result>): Promise<Result>;
}

export const noPageQueue: PageQueue = { isFull: () => false, add: (make) => make() };

/**
 * One page at a time, 16 a second at most, and each is followed by a pause three times as long as it took. So they take a
 * quarter of web's one thread, and more only if a page takes longer than 83 ms.
 */
export function createPageQueue(): PageQueue {
  const inTurn = pLimit(1);
  let next = 0;
  return {
    isFull: () => inTurn.pendingCount >= maxWaiting,
    add: (make) =>
      inTurn(async () => {
        await wait(Math.max(0, next - performance.now()));
        const begin = performance.now();
        try {
          return await make();
        } finally {
          const end = performance.now();
          next = Math.max(begin + millisecondsApart, end + Math.min(longestPause, 3 * (end - begin)));
        }
      }),
  };
}
