import type { Middleware } from 'koa';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { countRequest } from './count-request.ts';
import type { FindVisitor } from './forwarded.ts';
import { networkOf } from './network-of.ts';
import { tooManyCalls } from './unavailable.ts';

/** A page of the shop makes about five calls, and many visitors may share an address. */
const perTenSeconds = 500;

/** The media library of the panel asks for a hundred pictures at a time, and staff share an address. */
const mostUnderWay = 256;

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
    if ((await countRequest(calls, network)) !== null) return tooManyCalls(ctx);
    return next();
  };
}
