import type { Context } from 'koa';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { countRequest } from './count-request.ts';
import type { FindVisitor } from './forwarded.ts';
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
    const retryAfterSeconds = await countRequest(orders, networkOf(findVisitor(ctx.req)));
    if (retryAfterSeconds === null) return;
    ctx.set('Retry-After', String(retryAfterSeconds));
    ctx.throw(429);
  };
}
