import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const serif = '@fontsource/noto-serif-sc/files/noto-serif-sc';
const latin = '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght';

/**
 * Noto Serif SC holds quotation marks and dashes as wide as a Chinese character, also among its Latin letters, so
 * English text takes them from Source Serif, from which those letters are derived. Source Serif is a variable font,
 * whose glyphs a PDF holds one by one: it serves for marks and italics only.
 */
export async function literatureFonts(): Promise<string> {
  const faces = await Promise.all([
    fontFace('Latin', '400', `${serif}-latin-400-normal.woff2`),
    fontFace('Latin', '600', `${serif}-latin-600-normal.woff2`),
    fontFace('Latin Italic', '400', `${latin}-italic.woff2`),
    fontFace('Marks', '400', `${latin}-normal.woff2`, 'unicode-range: U+2010-201F, U+2026;'),
    fontFace('Han', '400', `${serif}-chinese-simplified-400-normal.woff2`),
    fontFace('Han', '600', `${serif}-chinese-simplified-600-normal.woff2`),
  ]);
  return faces.join('\n');
}

async function fontFace(family: string, weight: string, file: string, range = ''): Promise<string> {
  const font = await readFile(createRequire(import.meta.url).resolve(file), 'base64');
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; ${range} src: url(data:font/woff2;base64,${font}); }`;
}
