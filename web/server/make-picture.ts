import sharp, { type Sharp } from 'sharp';
import type { MediaFormat } from '../app/ui/media-url.ts';

// Each picture uses one core. `media-store.ts` decides how many are made at once.
sharp.concurrency(1);
// A cache would be useless, because each finished picture is made once and kept on disk.
sharp.cache(false);

/** Even a small file can decompress to a huge picture. */
const mostPixels = 100_000_000;

const encoders: Record<MediaFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 80, effort: 4 }),
  jpeg: (picture) => picture.flatten({ background: '#f6f3ec' }).jpeg({ quality: 80, mozjpeg: true }),
};

/**
 * A narrower picture keeps its size. The result is rotated upright, in sRGB and without metadata.
 * @throws Error when the bytes are not a picture, or when the picture has too many pixels
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
