import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { drawings } from './drawings/drawings.ts';
import { toDxf } from './drawings/output/dxf.ts';
import { toPage } from './drawings/output/page.ts';
import type { Drawing } from './drawings/sheet/drawing.ts';
import { sheetSize } from './drawings/sheet/frame.ts';
import { pixelsPerMillimeter, printInto, reportSize, seedMedia } from './printing.ts';

const largestBytes = 250 * 1024;
const pictureWidth = 1600;

const help = `Draws the wooden packaging of the sample shop into cms/seed/media: each drawing as PDF, as DXF for CAD
programs and as a picture of ${pictureWidth} pixels.

  npm run media:draw -- [options]

  --drawing <name>   only this drawing (may be given several times): ${Object.keys(drawings).join(', ')}
  --out <folder>     another folder for the files
  --help             this text

Needs Chromium (Debian, Ubuntu: apt-get install chromium).`;

const { values } = parseArgs({
  options: {
    drawing: { type: 'string', multiple: true },
    out: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(help);
else await drawAll(path.resolve(values.out ?? seedMedia));

async function drawAll(folder: string): Promise<void> {
  await printInto(folder, async (browser) => {
    for (const [name, draw] of Object.entries(drawings)) {
      if (values.drawing && !values.drawing.includes(name)) continue;
      const drawing = draw();
      const file = path.join(folder, `drawing-${name}`);
      await writeFile(`${file}.dxf`, toDxf(drawing));
      await print(browser, drawing, file);
      for (const ending of ['dxf', 'pdf', 'png']) await reportSize(`${file}.${ending}`, largestBytes);
    }
  });
}

async function print(browser: Browser, drawing: Drawing, file: string): Promise<void> {
  const width = Math.ceil(sheetSize.width * pixelsPerMillimeter);
  const height = Math.floor((sheetSize.height / sheetSize.width) * width);
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: pictureWidth / width,
  });
  await page.setContent(await toPage(drawing));
  await page.evaluate('document.fonts.ready');
  const picture = sharp(await page.screenshot()).greyscale();
  await picture.png({ palette: true, colours: 16, dither: 0, compressionLevel: 9 }).toFile(`${file}.png`);
  await page.pdf({ path: `${file}.pdf`, preferCSSPageSize: true, tagged: true });
  await page.close();
}
