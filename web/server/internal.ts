import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';
import { z } from 'zod';
import type { ContentStore } from '../app/content/content.server.ts';
import type { HtmlCache } from './html-cache.ts';
import { log, reasonOf } from './log.ts';

const longestBody = 256 * 1024;

const hint = z.object({
  type: z.enum(['artwork', 'article', 'site-setting']),
  documentId: z.string().min(1).max(64),
});
const purge = z.object({ tags: z.array(z.string().min(1).max(120)).max(5000) });

interface InternalOptions {
  /** Empty: nobody may call. */
  token: string;
  content: ContentStore;
  cache: HtmlCache;
}

/** What the other services tell us. Without the shared secret there is nothing here, but for the health. */
export function createInternal({ token, content, cache }: InternalOptions): Middleware {
  const calls: Record<string, (body: unknown) => Promise<void>> = {
    /** Something was written in the CMS: fetch it again. Answered when pages show it. */
    async '/internal/cms-changed'(body) {
      const { type, documentId } = hint.parse(body);
      if (type === 'artwork') await content.refreshArtwork(documentId);
      else if (type === 'site-setting') await content.refreshSiteSetting();
      else cache.purge(['articles']);
    },

    /** Something was sold, held, released or priced. */
    async '/internal/purge'(body) {
      const { tags } = purge.parse(body);
      // Lists that commerce puts together may gain or lose a piece that they did not name before.
      const lists = tags.some((tag) => tag.startsWith('product:')) ? ['products'] : [];
      cache.purge([...tags, ...lists]);
    },
  };

  return async (ctx, next) => {
    if (!/^\/internal(\/|$)/i.test(ctx.path)) return next();
    ctx.set('Cache-Control', 'no-store');
    if (ctx.path === '/internal/health' && ctx.method === 'GET') {
      ctx.body = { status: 'OK' };
      return;
    }
    const call = calls[ctx.path];
    if (!call || ctx.method !== 'POST' || !sameSecret(ctx.get('X-Internal-Token'), token))
      return ctx.throw(404);
    await answer(ctx, call);
  };
}

async function answer(ctx: Context, call: (body: unknown) => Promise<void>): Promise<void> {
  try {
    await call(JSON.parse(await readBody(ctx.req)));
    ctx.body = { status: 'OK' };
  } catch (error) {
    const wrong = error instanceof z.ZodError || error instanceof SyntaxError;
    ctx.status = wrong ? 400 : 503;
    ctx.body = { status: 'ERROR' };
    log.warn({ path: ctx.path, reason: reasonOf(error) }, 'a hint failed');
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestBody) throw new SyntaxError('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Takes the same time however much of it is right. */
function sameSecret(given: string, secret: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(secret);
  return secret !== '' && one.length === other.length && timingSafeEqual(one, other);
}
