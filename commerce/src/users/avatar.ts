import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { fail } from '../fail.ts';

// The content decides the type of a picture. Only these three formats are ever decoded in this process: the other
// decoders (SVG, PDF, TIFF …) are many and large, and an upload could pick the weakest.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

const sidePixels = 256;
/** The picture of a good phone has 24 million pixels; a small file may claim to hold far more. */
const limitInputPixels = 25_000_000;

/**
 * Keeps the middle square of a picture, upright and without metadata, in a file named after its content.
 * @param image a JPEG, PNG or WebP of up to 5 MB (http/read-body.ts); null when none was sent
 * @returns the address where it is served
 * @throws Failure `imageRefused`
 */
export async function keepAvatar(image: Buffer | null, dataDir: string): Promise<string> {
  if (!image) throw fail('imageRefused');
  const square = await makeSquare(image);
  const name = `${createHash('sha256').update(square).digest('hex')}.webp`;
  const folder = avatarFolder(dataDir);
  await mkdir(folder, { recursive: true });
  // Renaming is one step, so nobody is served an unfinished file.
  const unfinished = path.join(folder, `${randomUUID()}.part`);
  await writeFile(unfinished, square);
  await rename(unfinished, path.join(folder, name));
  return urlOf(name);
}

/**
 * @param name a name that `keepAvatar` made
 * @throws Failure `notFound`
 */
export async function readAvatar(name: string, dataDir: string): Promise<Buffer> {
  try {
    return await readFile(path.join(avatarFolder(dataDir), name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw fail('notFound');
    throw error;
  }
}

export function avatarFolder(dataDir: string): string {
  return path.join(dataDir, 'avatars');
}

export function urlOf(name: string): string {
  return `/api/avatars/${name}`;
}

async function makeSquare(image: Buffer): Promise<Buffer> {
  try {
    return await sharp(image, { limitInputPixels, failOn: 'error' })
      .autoOrient()
      .resize(sidePixels, sidePixels, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    throw fail('imageRefused');
  }
}
