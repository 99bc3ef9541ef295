import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { FindVisitor } from './forwarded.ts';
import { refusedAfterMilliseconds } from './limit-calls.ts';
import { networkOf } from './network-of.ts';

/** Files that are not kept yet, for each visitor: half of those that may wait (`media-store.ts`). */
const perTenSeconds = 200;

/** Throws 429 when the visitor asked for too many. */
export type AdmitOrder = (ctx: Context) => Promise<void>;

export const admitEveryOrder: AdmitOrder = async () => {};

/** Otherwise a visitor who asks for names that do not exist keeps new pictures from all others. */
export function createMediaLimit(findVisitor: FindVisitor): AdmitOrder {
  const orders = new RateLimiterMemory({ points: perTenSeconds, duration: 10 });
  return async (ctx) => {
    try {
      await orders.consume(networkOf(findVisitor(ctx.req)));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await wait(refusedAfterMilliseconds);
      ctx.set('Retry-After', String(Math.ceil(refusal.msBeforeNext / 1000)));
      ctx.throw(429);
    }
  };
}
