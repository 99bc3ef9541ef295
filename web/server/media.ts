import { createReadStream } from 'node:fs';
import type { Context, Middleware } from 'koa';
import { mediaFormats, mediaWidths } from '../app/ui/media-url.ts';
import { log } from './log.ts';
import {
  createPictureStore,
  type FinishedPicture,
  type PictureFailure,
  type PictureOrder,
} from './picture-store.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

interface MediaOptions {
  cmsUrl: string;
  /** The absolute path of the folder of finished pictures. */
  folder: string;
}

/**
 * Serves `/media/{width}/{format}/{name}`: an upload of the CMS in one of the listed widths and formats. The content of
 * an upload never changes under its name, so browsers may cache the pictures for good.
 */
export function createMedia({ cmsUrl, folder }: MediaOptions): Middleware {
  const pictures = createPictureStore({ cmsUrl, folder });

  return async (ctx, next) => {
    if (!ctx.path.startsWith('/media/')) return next();
    const order = readOrder(ctx.path);
    if (!order || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return ctx.throw(404);
    const picture = await pictures.find(order);
    if ('missing' in picture) refuse(ctx, picture);
    else send(ctx, picture, order);
  };
}

/** Null unless the path is exactly the address of a picture. */
export function readOrder(path: string): PictureOrder | null {
  const [, width, formatName, name] = /^\/media\/(\d{3,4})\/([a-z]{4})\/([\w.-]{1,200})$/.exec(path) ?? [];
  const listedWidth = mediaWidths.find((each) => String(each) === width);
  const format = mediaFormats.find((each) => each === formatName);
  if (!listedWidth || !format || !name || !pictureName.test(name)) return null;
  return { width: listedWidth, format, name };
}

/** The name of an upload whose format can be read. */
const pictureName = /^\w[\w-]*(\.[\w-]+)*\.(jpe?g|png|webp|avif|tiff?|gif)$/i;

function send(ctx: Context, picture: FinishedPicture, { format, name, width }: PictureOrder): void {
  ctx.set({
    'Cache-Control': `public, max-age=${yearInSeconds}, immutable`,
    ETag: `"${width}-${format}-${name}"`,
  });
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = `image/${format}`;
  if ('content' in picture) {
    ctx.body = picture.content;
    return;
  }
  ctx.length = picture.bytes;
  if (ctx.method === 'GET') ctx.body = createReadStream(picture.file);
}

function refuse(ctx: Context, { missing, reason }: PictureFailure): never {
  if (missing) ctx.throw(404);
  log.warn({ requestId: ctx.state.requestId, path: ctx.path, reason }, 'no picture');
  ctx.set('Retry-After', '5');
  ctx.throw(503);
}
