import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureColors } from './picture-colors.ts';

const bands = Buffer.from('ff0000'.repeat(90) + '00ff00'.repeat(90) + '0000ff'.repeat(90), 'hex');
const raw = { raw: { width: 9, height: 30, channels: 3 } } as const;

async function written(content: Buffer): Promise<string> {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'colors-')), 'picture');
  await writeFile(file, content);
  return file;
}

it('reads the colors of a picture from its top to its bottom', async () => {
  const file = await written(await sharp(bands, raw).png().toBuffer());
  expect(await pictureColors(file)).toMatch(/^[ef].[01].[01].[01].[ef].[01].[01].[01].[ef].$/);
});

it('gives no colors for a transparent picture and for a file that is no picture', async () => {
  expect(
    await pictureColors(await written(await sharp(bands, raw).ensureAlpha(0.5).png().toBuffer())),
  ).toBeNull();
  expect(await pictureColors(await written(Buffer.from('%PDF-1.4')))).toBeNull();
});
