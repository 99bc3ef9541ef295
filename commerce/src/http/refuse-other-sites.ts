import type { Middleware } from 'koa';
import { fail } from '../fail.ts';

/**
 * A form of another site could otherwise ask for SMS from the networks of that site's visitors. Browsers set the header,
 * and programs send none.
 */
export const refuseOtherSites: Middleware = (ctx, next) => {
  if (ctx.method === 'POST' && ctx.get('Sec-Fetch-Site') === 'cross-site') throw fail('forbidden');
  return next();
};
