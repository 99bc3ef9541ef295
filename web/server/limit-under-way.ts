import type { Middleware } from 'koa';
import type { FindVisitor } from './forwarded.ts';
import { networkOf } from './network-of.ts';
import { tooManyUnderWay } from './unavailable.ts';

/** The media library of the panel asks for a hundred pictures at a time, and staff share an address. */
const mostUnderWay = 256;

/**
 * Limits the requests of a visitor that services have not answered yet. Otherwise one visitor, whose requests or answers
 * are sent very slowly, could take all connections to a service.
 */
export function limitUnderWay(findVisitor: FindVisitor, most = mostUnderWay): Middleware {
  const underWay = new Map<string, number>();

  return (ctx, next) => {
    if (!/^\/(api|cms)(\/|$)/.test(ctx.path)) return next();
    const network = networkOf(findVisitor(ctx.req));
    const count = underWay.get(network) ?? 0;
    if (count >= most) return tooManyUnderWay(ctx);
    underWay.set(network, count + 1);
    ctx.res.once('close', () => {
      const left = (underWay.get(network) ?? 0) - 1;
      if (left > 0) underWay.set(network, left);
      else underWay.delete(network);
    });
    return next();
  };
}
