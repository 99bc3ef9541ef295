import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const serif = '@fontsource/noto-serif-sc/files/noto-serif-sc';
const latin = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght';

/** The font's main Chinese file lacks these characters. Each number names the font file that contains the character. */
const rare = { 祐: 50, 畤: 53, 彧: 71, 垕: 77, 喆: 79, 〇: 86 };

/**
 * In Noto Serif SC, quotation marks and dashes are as wide as a Chinese character, so English text takes them from
 * Source Serif. Its glyphs look slightly bolder in a PDF of Chromium, so it is used only for these marks and for
 * italics.
 */
export async function literatureFonts(): Promise<string> {
  const faces = await Promise.all([
    ...['400', '600'].flatMap((weight) => [
      fontFace('Latin', weight, `${serif}-latin-${weight}-normal.woff2`),
      fontFace('Han', weight, `${serif}-chinese-simplified-${weight}-normal.woff2`),
      ...Object.entries(rare).map(([character, file]) =>
        fontFace('Han', weight, `${serif}-${file}-${weight}-normal.woff2`, codePoint(character)),
      ),
    ]),
    fontFace('Latin Italic', '400', `${latin}-italic.woff2`),
    fontFace('Marks', '400', `${latin}-normal.woff2`, 'U+2010-201F, U+2026'),
  ]);
  return faces.join('\n');
}

function codePoint(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16)}`;
}

async function fontFace(family: string, weight: string, file: string, range?: string): Promise<string> {
  const font = await readFile(createRequire(import.meta.url).resolve(file), 'base64');
  const limit = range ? `unicode-range: ${range};` : '';
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; ${limit} src: url(data:font/woff2;base64,${font}); }`;
}
