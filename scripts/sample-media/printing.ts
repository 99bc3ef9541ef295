import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../testing/find-chromium.ts';

/** Where the sample shop takes its pictures and files from. */
export const seedMedia = path.join(import.meta.dirname, '../../cms/seed/media');
export const pixelsPerMillimeter = 96 / 25.4;

/** Opens a browser that prints into the folder, and closes it in the end. */
export async function printInto(folder: string, print: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found. See --help.');
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() });
  await print(browser);
  await browser.close();
}

export async function reportSize(file: string, largest: number): Promise<void> {
  const { size } = await stat(file);
  if (size > largest) throw new Error(`${file} has ${size} bytes: at most ${largest} are allowed`);
  console.log(`${path.basename(file)} (${Math.round(size / 1024)} KiB)`);
}
