import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { literatureDocument, sheet } from './literature-document.ts';
import { printInto, reportSize, seedMedia } from './printing.ts';

const sources = path.join(import.meta.dirname, 'literature');
const coverPixels = 900;
const largestBytes = { pdf: 400 * 1024, jpg: 120 * 1024 };

const help = `Prints the literature of the sample shop into cms/seed/media: for each HTML file in
scripts/sample-media/literature one PDF of at most 400 KiB and one picture of its first page (JPEG, ${coverPixels}
pixels wide, at most 120 KiB). Titles, authors and abstracts are taken from cms/seed/literature.

  npm run media:print -- [options]

  --only <name>      only this text (may be given several times), e.g. ten-numerals
  --out <folder>     another folder for the files
  --force            print again what is already there
  --help             this text

Needs Chromium (Debian, Ubuntu: apt-get install chromium). The font is the one of the site's headings.`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    out: { type: 'string' },
    force: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(help);
else await printAll(path.resolve(values.out ?? seedMedia));

async function printAll(folder: string): Promise<void> {
  const files = await readdir(sources);
  const all = files.filter((file) => file.endsWith('.html')).map((file) => path.basename(file, '.html'));
  await printInto(folder, async (browser) => {
    for (const name of all.filter((one) => values.only?.includes(one) ?? true)) {
      const pdf = path.join(folder, `literature-${name}.pdf`);
      const cover = path.join(folder, `literature-${name}.jpg`);
      if (existsSync(pdf) && existsSync(cover) && !values.force) continue;
      await print(browser, name, pdf, cover);
    }
  });
}

async function print(browser: Browser, name: string, pdf: string, cover: string): Promise<void> {
  const viewport = { width: Math.ceil(sheet.width), height: Math.ceil(sheet.height) };
  const page = await browser.newPage({ viewport, deviceScaleFactor: coverPixels / viewport.width });
  const article = await readFile(path.join(sources, `${name}.html`), 'utf8');
  await page.setContent(await literatureDocument(page, name, article));
  await page.evaluate('document.fonts.ready');
  await page.pdf({ path: pdf, preferCSSPageSize: true, tagged: true, outline: true });
  await page.screenshot({ path: cover, type: 'jpeg', quality: 82 });
  await page.close();
  await reportSize(pdf, largestBytes.pdf);
  await reportSize(cover, largestBytes.jpg);
}
