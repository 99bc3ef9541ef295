import sharp from 'sharp';
import { mostPixels } from './upload-types.ts';

/**
 * 18 hexadecimal digits: the colors of the upper corners, the middle and the lower corners, which web paints until the
 * picture has loaded. Null if the picture is unreadable, or partly transparent: the colors would then stay visible.
 */
export async function pictureColors(file: string): Promise<string | null> {
  try {
    const picture = sharp(file, { limitInputPixels: mostPixels });
    if ((await picture.metadata()).hasAlpha) return null;
    const pixels = await picture
      .autoOrient()
      .toColourspace('srgb')
      .resize(3, 3, { fit: 'fill' })
      .raw()
      .toBuffer();
    return [mean(pixels, 0, 2), mean(pixels, 4, 4), mean(pixels, 6, 8)].join('');
  } catch {
    return null;
  }
}

function mean(pixels: Buffer, one: number, other: number): string {
  const channels = [0, 1, 2].map(
    (each) => ((pixels[one * 3 + each] ?? 0) + (pixels[other * 3 + each] ?? 0)) / 2,
  );
  return Buffer.from(channels).toString('hex');
}
