import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Middleware } from 'koa';
import { compress, type Encoding, preferredEncoding } from './compress.ts';

interface Locale {
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

/** The browser revalidates texts, so that they are never older than their pages. `keep` is false in development. */
export function createLocales(folder: string, keep: boolean): Middleware {
  const kept = new Map<string, Promise<Locale | null>>();

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const name = /^\/locales\/([a-z]{2}\/[a-z-]{1,40})\.json$/.exec(ctx.path)?.[1];
    if (!name) return ctx.path.startsWith('/locales/') ? ctx.throw(404) : next();
    const reading = kept.get(name) ?? readLocale(path.join(folder, `${name}.json`));
    if (keep) kept.set(name, reading);
    const locale = await reading.catch((error) => {
      kept.delete(name);
      throw error;
    });
    if (!locale) {
      kept.delete(name);
      return ctx.throw(404);
    }

    ctx.set({ 'Cache-Control': 'public, no-cache', ETag: locale.etag, Vary: 'Accept-Encoding' });
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    const encoding = preferredEncoding(ctx.get('Accept-Encoding'));
    if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
    ctx.type = 'json';
    ctx.body = locale.bodies[encoding];
  };
}

async function readLocale(file: string): Promise<Locale | null> {
  try {
    const text = await readFile(file);
    const minimal = Buffer.from(JSON.stringify(JSON.parse(text.toString())));
    const hash = createHash('sha256').update(minimal).digest('base64url').slice(0, 22);
    return { etag: `W/"${hash}"`, bodies: await compress(minimal) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
