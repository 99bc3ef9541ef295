import { setTimeout as wait } from 'node:timers/promises';
import type { Middleware } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { FindVisitor } from './forwarded.ts';
import { networkOf } from './network-of.ts';
import { tooManyCalls } from './unavailable.ts';

/** A page of the shop makes about five calls, and many visitors may share an address. */
const perTenSeconds = 500;

/** The media library of the panel asks for a hundred pictures at a time, and staff share an address. */
const mostUnderWay = 256;

/** A program that sends the next request when it has an answer gets few refusals, which cost web time too. */
export const refusedAfterMilliseconds = 1000;

/**
 * Limits what a visitor sends to the services. Otherwise one visitor, whose requests or answers are sent very slowly,
 * could take all connections to a service, and one who sends many could keep a service busy with refusals.
 */
export function limitCalls(findVisitor: FindVisitor, points = perTenSeconds): Middleware {
  const calls = new RateLimiterMemory({ points, duration: 10 });
  const underWay = new Map<string, number>();

  return async (ctx, next) => {
    if (!/^\/(api|cms)(\/|$)/.test(ctx.path)) return next();
    const network = networkOf(findVisitor(ctx.req));
    const count = underWay.get(network) ?? 0;
    if (count >= mostUnderWay) return tooManyCalls(ctx);
    underWay.set(network, count + 1);
    ctx.res.once('close', () => {
      const left = (underWay.get(network) ?? 0) - 1;
      if (left > 0) underWay.set(network, left);
      else underWay.delete(network);
    });
    try {
      await calls.consume(network);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      await wait(refusedAfterMilliseconds);
      return tooManyCalls(ctx);
    }
    return next();
  };
}
