import type { Context, Middleware } from 'koa';
import { LRUCache } from 'lru-cache';
import { fallbackLanguage } from '../app/i18n/languages.ts';
import { encode, preferredEncoding } from './compress.ts';
import type { Render } from './render.ts';

/** React Router in the browser asks here for the routes behind the links of a page (`routeDiscovery: lazy`). */
const manifestPath = '/__manifest';

/** Most visitors ask for the same few paths. odd-urls.ts refuses addresses that are too long. */
const mostKept = 200;

interface Manifest {
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
}

/** The answer is the same for every visitor, and does not change while the server runs. */
export function answerRouteManifest(render: Render, publicUrl: string): Middleware {
  const kept = new LRUCache<string, Manifest>({ max: mostKept });

  return async (ctx, next) => {
    if (ctx.path !== manifestPath || ctx.method !== 'GET') return next();
    const asked = new URLSearchParams(ctx.querystring);
    const query = new URLSearchParams({
      paths: asked.get('paths') ?? '',
      version: asked.get('version') ?? '',
    });
    const encoding = preferredEncoding(ctx.get('Accept-Encoding'));
    const key = `${encoding} ${query}`;
    const known = kept.get(key);
    if (known) return send(ctx, known);
    const answer = await render(new Request(`${publicUrl}${manifestPath}?${query}`), fallbackLanguage);
    ctx.status = answer.status;
    const headers = [...answer.headers];
    if (answer.status !== 200) return ctx.set(Object.fromEntries(headers));
    const body = await encode(Buffer.from(await answer.arrayBuffer()), encoding);
    if (encoding !== 'identity') headers.push(['Content-Encoding', encoding]);
    const manifest = { headers, body };
    kept.set(key, manifest);
    send(ctx, manifest);
  };
}

function send(ctx: Context, { headers, body }: Manifest): void {
  ctx.set(Object.fromEntries(headers));
  ctx.vary('Accept-Encoding');
  ctx.body = body;
}
