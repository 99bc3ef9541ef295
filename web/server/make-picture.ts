import sharp, { type Sharp } from 'sharp';
import type { MediaFormat } from '../app/ui/media-url.ts';

/** One picture at a time uses one core; how many are made at once is picture-store.ts's to say. */
sharp.concurrency(1);
/** An original is read once and then not needed again. */
sharp.cache(false);

/** More than any camera's picture; a small file that unfolds beyond it is refused. */
const mostPixels = 100_000_000;

const encoders: Record<MediaFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 4 }),
  jpeg: (picture) => picture.flatten({ background: '#f6f3ec' }).jpeg({ quality: 80, mozjpeg: true }),
};

/**
 * The picture at this width, or as it is when it is narrower, turned the right way up, in sRGB and without
 * what the camera wrote into it. @throws Error when it is no picture
 */
export function makePicture(
  original: Buffer,
  order: { width: number; format: MediaFormat },
): Promise<Buffer> {
  const picture = sharp(original, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: order.width, withoutEnlargement: true });
  return encoders[order.format](picture).toBuffer();
}
