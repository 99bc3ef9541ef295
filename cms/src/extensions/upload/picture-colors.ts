import sharp from 'sharp';
import { mostPixels } from './upload-types.ts';

/**
 * The colors of a picture in its upper corners, in its middle and in its lower corners, as 18 hexadecimal digits. Web paints
 * them as a blurred picture until the picture itself has loaded. Null for a picture that is partly transparent, behind
 * which they would stay visible, and for one that cannot be read.
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

/** The mean color of two pixels. */
function mean(pixels: Buffer, one: number, other: number): string {
  const channels = [0, 1, 2].map(
    (each) => ((pixels[one * 3 + each] ?? 0) + (pixels[other * 3 + each] ?? 0)) / 2,
  );
  return Buffer.from(channels).toString('hex');
}
