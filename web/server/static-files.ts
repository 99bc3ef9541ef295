import { cpSync, rmSync } from 'node:fs';
import type { Middleware } from 'koa';
import sirv from 'sirv';

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Serves the browser's files, which the build has compressed. File names below /assets contain a hash.
 * @param copy the folder to which the files are copied and from which they are served. A new build may
 * replace the files while the server runs, but the pages of this server need the files they were built with
 */
export function createStaticFiles(folder: string, copy: string): Middleware {
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  const serve = sirv(copy, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(response, pathname) {
      const lasting = pathname.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        lasting ? `public, max-age=${yearInSeconds}, immutable` : 'public, max-age=3600',
      );
    },
  });

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    // A request for a part of a file gets the whole file, because the files are small.
    delete ctx.req.headers.range;
    const found = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => resolve(true));
      ctx.res.statusCode = 200;
      serve(ctx.req, ctx.res, () => resolve(false));
    });
    if (found) {
      ctx.respond = false;
      return;
    }
    if (ctx.path.startsWith('/assets/')) return ctx.throw(404);
    ctx.res.statusCode = 404;
    return next();
  };
}
