import fs from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { addColorProfile } from './color-profile.ts';
import { toJpeg } from './to-jpeg.ts';

export interface Pixels {
  width: number;
  height: number;
  /** Four bytes (RGBA) for each pixel. */
  data: Uint8Array;
}

export class TooManyPixels extends Error {}

/**
 * The JPEG keeps the color profile: iPhones write Display P3, and read as sRGB a red glaze would be pale.
 * @throws TooManyPixels; Error if the picture cannot be read
 */
export async function heicToJpeg(file: string): Promise<void> {
  const { width, height, data } = await afterOthers(() => decode(file));
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const jpeg = await toJpeg(picture).toBuffer();
  await fs.writeFile(file, addColorProfile(jpeg, await fs.readFile(file)));
}

let others: Promise<unknown> = Promise.resolve();

/** Converts one picture after another, because the pixels of a single one can take 400 MB of memory. */
function afterOthers<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const answer = others.then(work, work);
  others = answer.catch(() => undefined);
  return answer;
}

/** Decodes in another thread, because a photo takes seconds and the CMS has to answer meanwhile. */
function decode(file: string): Promise<Pixels> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'heic-worker.js'), { workerData: file });
    worker.once('message', (answer: Pixels | 'too many pixels') => {
      if (answer === 'too many pixels') reject(new TooManyPixels());
      else resolve(answer);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The HEIC picture was not decoded (exit code ${code}).`)));
  });
}
