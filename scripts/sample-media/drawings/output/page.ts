import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Drawing } from '../sheet/drawing.ts';
import { sheetSize } from '../sheet/frame.ts';
import { toSvg } from './svg.ts';

export async function toPage(drawing: Drawing): Promise<string> {
  const { width, height } = sheetSize;
  const { number, title } = drawing.title;
  const style = `
    ${await fontFace('Latin', '@fontsource/barlow/files/barlow-latin-400-normal.woff2')}
    ${await fontFace('Han', '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-400-normal.woff2')}
    @page { size: ${width}mm ${height}mm; margin: 0 }
    body { margin: 0; background: #fff; font-family: Latin, Han }
    svg { display: block; width: ${width}mm; height: ${height}mm }`;
  const heading = `<title>${number} ${title.zh} / ${title.en}</title>`;
  return `<!doctype html><html lang="zh-CN"><head>${heading}<style>${style}</style></head><body>${toSvg(drawing)}</body></html>`;
}

async function fontFace(family: string, file: string): Promise<string> {
  const font = await readFile(createRequire(import.meta.url).resolve(file), 'base64');
  return `@font-face { font-family: ${family}; src: url(data:font/woff2;base64,${font}) }`;
}
