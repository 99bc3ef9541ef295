import type { Middleware } from 'koa';

/** To discover routes, React Router sends URLs of up to 7680 characters. */
const longestUrl = 8192;

export const straightenUrls: Middleware = (ctx, next) => {
  if (ctx.url.length > longestUrl) return ctx.throw(414);
  // The target may be something other than a path, as in `OPTIONS *` or in requests to a proxy.
  if (!ctx.url.startsWith('/')) return ctx.throw(400);
  if (!isDecodable(ctx.path)) return ctx.throw(400);
  const straight = ctx.path.replaceAll(/[/\\]{2,}|\\/g, '/').replace(/(?<=.)\/$/, '');
  const passedOn = /^\/(api|cms)(\/|$)/.test(straight);
  if (straight === ctx.path || (passedOn && !ctx.path.startsWith('//'))) return next();
  ctx.status = 308;
  ctx.redirect(straight + ctx.search);
  return undefined;
};

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
