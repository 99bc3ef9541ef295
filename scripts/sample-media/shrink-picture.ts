import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

interface Size {
  width: number;
  height: number;
}

/** Crops the picture around its middle to the proportions of `size`. Returns a data URL. */
export async function shrinkPicture(page: Page, file: string, size: Size): Promise<string> {
  const source = `data:image/jpeg;base64,${await readFile(file, 'base64')}`;
  return await page.evaluate(
    async ({ source, width, height }) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight);
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('This browser cannot draw on a canvas.');
      pen.imageSmoothingQuality = 'high';
      const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
      pen.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
      return canvas.toDataURL('image/jpeg', 0.72);
    },
    { source, ...size },
  );
}
