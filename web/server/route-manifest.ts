import type { Middleware } from 'koa';
import { fallbackLanguage } from '../app/i18n/languages.ts';
import { compress, preferredEncoding } from './compress.ts';
import type { Render } from './render.ts';

/** React Router's own path for what a page asks about the routes behind its links (`routeDiscovery: lazy`). */
const manifestPath = '/__manifest';

/** Answers which modules the routes of some paths have. The answer is the same for everybody and for ever. */
export function answerRouteManifest(render: Render, publicUrl: string): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== manifestPath || ctx.method !== 'GET') return next();
    const asked = new URLSearchParams(ctx.querystring);
    const query = new URLSearchParams({
      paths: asked.get('paths') ?? '',
      version: asked.get('version') ?? '',
    });
    const answer = await render(new Request(`${publicUrl}${manifestPath}?${query}`), fallbackLanguage);
    ctx.status = answer.status;
    for (const [name, value] of answer.headers) ctx.set(name, value);
    if (answer.status !== 200) return;
    const encoding = preferredEncoding(ctx.get('Accept-Encoding'));
    const body = Buffer.from(await answer.arrayBuffer());
    ctx.vary('Accept-Encoding');
    if (encoding !== 'identity') ctx.set('Content-Encoding', encoding);
    ctx.body = encoding === 'identity' ? body : (await compress(body, 4))[encoding];
  };
}
