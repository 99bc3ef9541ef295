import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { fail } from '../fail.ts';

// sharp detects the format from the content, so an upload could reach any decoder. Only three formats are allowed,
// because one of the many other decoders (SVG, PDF, TIFF …) may have a security flaw.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

const sidePixels = 256;
/** Even a small file can hold very many pixels. Good phones take pictures of 24 million. */
const limitInputPixels = 25_000_000;

/**
 * Stores the middle square, upright and without metadata. @returns the address where the picture is served
 * @param image of up to 5 MB (http/read-body.ts); null when none was sent @throws Failure `imageRefused`
 */
export async function keepAvatar(image: Buffer | null, dataDir: string): Promise<string> {
  if (!image) throw fail('imageRefused');
  const square = await makeSquare(image);
  const name = `${createHash('sha256').update(square).digest('hex')}.webp`;
  const folder = avatarFolder(dataDir);
  await mkdir(folder, { recursive: true });
  // Renaming is atomic, so nobody is served an unfinished file.
  const unfinished = path.join(folder, `${randomUUID()}.part`);
  await writeFile(unfinished, square);
  await rename(unfinished, path.join(folder, name));
  return urlOf(name);
}

/** @throws Failure `notFound` */
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
