import { createReadStream } from 'node:fs';
import type { Context, Middleware } from 'koa';
import parseRange from 'range-parser';
import { readDocumentOrder } from './document-order.ts';
import type { MediaFailure } from './fetch-upload.ts';
import type { AdmitOrder } from './limit-media.ts';
import { log } from './log.ts';
import type { FinishedFile, MediaOrder, MediaStore } from './media-store.ts';
import { readPictureOrder } from './picture-order.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/** `kept`: the file existed. `failed`: the upload is missing or unusable, or the CMS does not answer. */
export type MediaOutcome = 'kept' | 'made' | 'failed';

/** The content of an upload never changes under its name, so browsers may cache the files for good. */
export function createMedia(
  store: MediaStore,
  admit: AdmitOrder,
  count?: (outcome: MediaOutcome) => void,
): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/media/')) return next();
    const order = readPictureOrder(ctx.path) ?? readDocumentOrder(ctx.path, ctx.querystring);
    if (!order || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return ctx.throw(404);
    const found = (await store.findKept(order)) ?? (await make(ctx, order));
    count?.('missing' in found ? 'failed' : 'content' in found ? 'made' : 'kept');
    if ('missing' in found) refuse(ctx, found);
    else send(ctx, found, order);
  };

  async function make(ctx: Context, order: MediaOrder): Promise<FinishedFile | MediaFailure> {
    await admit(ctx);
    return store.find(order);
  }
}

function send(ctx: Context, found: FinishedFile, { file, type, headers }: MediaOrder): void {
  ctx.set({
    'Cache-Control': `public, max-age=${yearInSeconds}, immutable`,
    ETag: `"${encodeURIComponent(file)}"`,
    'Accept-Ranges': 'bytes',
    ...headers,
  });
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const size = 'content' in found ? found.content.length : found.bytes;
  const part = wantedPart(ctx, size);
  if (part === 'outside') {
    ctx.set('Content-Range', `bytes */${size}`);
    ctx.remove('Cache-Control');
    ctx.status = 416;
    return;
  }
  const { start, end } = part ?? { start: 0, end: size - 1 };
  if (part) {
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${start}-${end}/${size}`);
  }
  ctx.type = type;
  ctx.length = end - start + 1;
  if (ctx.method === 'HEAD') return;
  ctx.body =
    'content' in found
      ? found.content.subarray(start, end + 1)
      : createReadStream(found.file, { start, end });
}

/** Null sends the whole file, also when the request asks for several ranges or uses an unknown unit. */
function wantedPart(ctx: Context, size: number): { start: number; end: number } | 'outside' | null {
  const condition = ctx.get('If-Range');
  if (ctx.method !== 'GET' || !ctx.get('Range') || (condition && condition !== ctx.response.get('ETag'))) {
    return null;
  }
  const ranges = parseRange(size, ctx.get('Range'));
  if (ranges === -1) return 'outside';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1) return null;
  return ranges[0] ?? null;
}

function refuse(ctx: Context, { missing, reason }: MediaFailure): never {
  if (missing) ctx.throw(404);
  log.warn({ traceId: ctx.state.traceId, path: ctx.path, reason }, 'no file of the CMS');
  ctx.set('Retry-After', '5');
  ctx.throw(503);
}
