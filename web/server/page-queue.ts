import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * At most 16 of these pages begin in a second, so that web's one thread is free for other requests most of the time.
 * Two at once include those that wait for their moment. The 14 behind them wait for 0.8 seconds if pages are quick to
 * render, and longer if not.
 */
const limits = { atOnce: 2, millisecondsApart: 60, waiting: 14 };

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

export function createPageQueue(): PageQueue {
  const inTurn = pLimit(limits.atOnce);
  let next = 0;
  return {
    isFull: () => inTurn.pendingCount >= limits.waiting,
    add: (make) =>
      inTurn(async () => {
        const now = performance.now();
        const begin = Math.max(now, next);
        next = begin + limits.millisecondsApart;
        if (begin > now) await wait(begin - now);
        return make();
      }),
  };
}
