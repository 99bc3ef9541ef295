import { timingSafeEqual } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { own } from '@junyao/commerce/contract/own';
import type { Secret } from '@junyao/commerce/contract/secret';
import type { Context, Middleware } from 'koa';
import { z } from 'zod';
import type { ContentStore } from '../app/content/content-store.server.ts';
import type { HtmlCache } from './html-cache.ts';
import { log, reasonOf } from './log.ts';

const longestBody = 256 * 1024;

const hint = z.object({ type: z.string().min(1).max(60), documentId: z.string().min(1).max(64) });
const purge = z.object({ tags: z.array(z.string().min(1).max(120)).max(5000) });

interface InternalOptions {
  /** When it is unset, every call is refused. */
  token: Secret;
  content: ContentStore;
  cache: Pick<HtmlCache, 'purge'>;
}

/** A call without the shared secret is answered with 404, except for the health check. */
export function createInternal({ token, content, cache }: InternalOptions): Middleware {
  const calls: Record<string, (body: unknown) => Promise<void>> = {
    /** A document of the CMS has changed. The answer is sent when pages can show the change. */
    async '/internal/cms-changed'(body) {
      const { type, documentId } = hint.parse(body);
      await content.refresh(type, documentId);
    },

    /** Commerce has changed something that pages show, such as a price or a hold. */
    async '/internal/purge'(body) {
      const { tags } = purge.parse(body);
      // A changed product may match a search that it did not match before, so all search results are dropped.
      const lists = tags.some((tag) => tag.startsWith('product:')) ? ['products'] : [];
      cache.purge([...tags, ...lists]);
    },
  };

  return async (ctx, next) => {
    if (!/^\/internal(\/|$)/i.test(ctx.path)) return next();
    ctx.set('Cache-Control', 'no-store');
    if (ctx.path === '/internal/health' && ctx.method === 'GET') {
      ctx.status = (await canServe(content)) ? 200 : 503;
      ctx.body = { status: ctx.status === 200 ? 'OK' : 'ERROR' };
      return;
    }
    const call = own(calls, ctx.path);
    const given = ctx.get('X-Internal-Token');
    const isOurs = token.accepted(Date.now()).some((secret) => sameSecret(given, secret));
    if (!call || ctx.method !== 'POST' || !isOurs) return ctx.throw(404);
    await answer(ctx, call);
  };
}

/** Without any content of the CMS, of which a copy is kept on disk, web has no page to show. */
function canServe(content: ContentStore): Promise<boolean> {
  return content.view('home-page', 'zh').then(
    () => true,
    (error: unknown) => !(error instanceof Response && error.status === 503),
  );
}

async function answer(ctx: Context, call: (body: unknown) => Promise<void>): Promise<void> {
  try {
    // A body without a Content-Length is refused. Node never reads more of a body than its Content-Length.
    if (!(ctx.request.length <= longestBody)) throw new SyntaxError('the body is too long');
    await call(await json(ctx.req));
    ctx.body = { status: 'OK' };
  } catch (error) {
    const wrong = error instanceof z.ZodError || error instanceof SyntaxError;
    ctx.status = wrong ? 400 : 503;
    ctx.body = { status: 'ERROR' };
    log.warn({ path: ctx.path, reason: reasonOf(error) }, 'a hint failed');
  }
}

/** Takes the same time for every guess, so that the time does not reveal how much of it is right. */
function sameSecret(given: string, secret: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(secret);
  return one.length === other.length && timingSafeEqual(one, other);
}
