import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../testing/find-chromium.ts';

const sources = path.join(import.meta.dirname, 'literature');
const largestBytes = 300 * 1024;

const help = `Prints the literature of the sample shop into cms/seed/media: one PDF of at most 300 KiB for each HTML
file in scripts/sample-media/literature.

  npm run media:print -- [options]

  --out <folder>     another folder for the PDFs
  --force            print again what is already there
  --help             this text

Needs Chromium (Debian, Ubuntu: apt-get install chromium). The font is the one of the site's headings.`;

const { values } = parseArgs({
  options: { out: { type: 'string' }, force: { type: 'boolean' }, help: { type: 'boolean' } },
});

if (values.help) console.log(help);
else await printAll(path.resolve(values.out ?? path.join(import.meta.dirname, '../../cms/seed/media')));

async function printAll(folder: string): Promise<void> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found. See --help.');
  const style = (await fontFaces()) + (await readFile(path.join(sources, 'style.css'), 'utf8'));
  const names = (await readdir(sources)).filter((name) => name.endsWith('.html'));
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: chromiumArguments() });
  const page = await browser.newPage();
  for (const name of names) {
    const file = path.join(folder, `literature-${path.basename(name, '.html')}.pdf`);
    if (existsSync(file) && !values.force) continue;
    const article = await readFile(path.join(sources, name), 'utf8');
    await page.setContent(`<!doctype html><html lang="zh-CN"><style>${style}</style>${article}`);
    await page.evaluate('document.fonts.ready');
    await page.pdf({
      path: file,
      preferCSSPageSize: true,
      tagged: true,
      outline: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate:
        '<div style="width:100%;text-align:center;font:8pt serif;color:#5b6670"><span class="pageNumber"></span></div>',
    });
    const { size } = await stat(file);
    if (size > largestBytes)
      throw new Error(`${file} has ${size} bytes: at most ${largestBytes} are allowed`);
    console.log(`${path.basename(file)} (${Math.round(size / 1024)} KiB)`);
  }
  await browser.close();
}

/**
 * Chinese text takes quotation marks and dashes from the Chinese font, English text from the Latin one. Fonts of the
 * system may not be TrueType; their glyphs would be drawn one by one, which triples the size of a PDF.
 */
async function fontFaces(): Promise<string> {
  const han = '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified';
  const faces = await Promise.all([
    fontFace(
      'Latin',
      '200 900',
      '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    ),
    fontFace('Han', '400', `${han}-400-normal.woff2`),
    fontFace('Han', '600', `${han}-600-normal.woff2`),
  ]);
  return faces.join('\n');
}

async function fontFace(family: string, weight: string, file: string): Promise<string> {
  const font = await readFile(createRequire(import.meta.url).resolve(file), 'base64');
  const source = `src: url(data:font/woff2;base64,${font})`;
  return `@font-face { font-family: ${family}; font-weight: ${weight}; ${source}; }`;
}
