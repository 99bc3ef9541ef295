import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { own } from '@junyao/commerce/contract/own';
import type { Middleware } from 'koa';
import sirv from 'sirv';
import { workSolverPolicy } from './content-security-policy.ts';

const yearInSeconds = 365 * 24 * 60 * 60;
const weekInMilliseconds = 7 * 24 * 60 * 60 * 1000;
/** The build of `web/app/form/code/work-solver.ts`. */
const workSolver = /^\/assets\/work-solver-[\w-]+\.js$/;

/** sirv names the encoding of HTML alone. */
const texts = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** Serves a copy, because a new build may replace the files while the pages of this server still need them. */
export function createStaticFiles(folder: string, copy: string): Middleware {
  copyFiles(folder, copy);
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
      const text = own(texts, path.extname(pathname));
      if (text) response.setHeader('Content-Type', `${text}; charset=utf-8`);
      if (workSolver.test(pathname)) response.setHeader('Content-Security-Policy', workSolverPolicy);
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

/** Keeps files of earlier builds below /assets for a week, for pages that were opened before an update. */
function copyFiles(folder: string, copy: string): void {
  if (existsSync(copy))
    for (const name of readdirSync(copy)) if (name !== 'assets') remove(path.join(copy, name));
  cpSync(folder, copy, { recursive: true });
  const assets = path.join(copy, 'assets');
  if (!existsSync(assets)) return;
  // The files of this build are new, because copying set their time to now.
  for (const name of readdirSync(assets)) {
    const file = path.join(assets, name);
    if (Date.now() - statSync(file).mtimeMs > weekInMilliseconds) remove(file);
  }
}

function remove(file: string): void {
  rmSync(file, { recursive: true, force: true });
}
