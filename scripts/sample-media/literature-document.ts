import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { literatureFonts } from './literature-fonts.ts';
import { pixelsPerMillimeter, seedMedia } from './printing.ts';
import { shrinkPicture } from './shrink-picture.ts';

interface Words {
  title: string;
  author: string;
  publisher: string;
  abstract: string;
}

interface Literature {
  year: number;
  order: number;
  zh: Words;
  en: Words;
}

const folder = path.join(import.meta.dirname, 'literature');
const seeds = path.join(import.meta.dirname, '../../cms/seed/literature');
const printedPixelsPerMillimeter = 160 / 25.4;
const spine = { width: 38, height: 297 };

/** A4 in CSS pixels. */
export const sheet = { width: 210 * pixelsPerMillimeter, height: 297 * pixelsPerMillimeter };

/** @param page a browser page in which the pictures are shrunk */
export async function literatureDocument(page: Page, name: string, article: string): Promise<string> {
  const item = JSON.parse(await readFile(path.join(seeds, `${name}.json`), 'utf8')) as Literature;
  const sheets = ['style.css', 'title-page.css'];
  const style = await Promise.all(sheets.map((file) => readFile(path.join(folder, file), 'utf8')));
  const title = `<title>${item.zh.title} / ${item.en.title}</title>`;
  const body = await titlePage(page, item, article);
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8">${title}
<style>${await literatureFonts()}${style.join('')}${runningHeads(item)}</style>${body}${await filled(page, item, article)}`;
}

async function titlePage(page: Page, item: Literature, article: string): Promise<string> {
  const picture = /<meta name="cover" content="([^"]+)">/.exec(article)?.[1];
  if (!picture) throw new Error('The article names no picture for its title page: <meta name="cover" …>.');
  const strip = await shrinkPicture(page, path.join(seedMedia, picture), {
    width: spine.width * 5,
    height: spine.height * 5,
  });
  const abstract = (lang: string, heading: string, text: string) =>
    `<div class="abstract" lang="${lang}"><p class="abstract-heading">${heading}</p><p>${text}</p></div>`;
  return `<section class="title-page"><img class="strip" src="${strip}" alt="">
<p class="series"><span>${item.zh.publisher} · ${item.order}</span><span lang="en">${item.en.publisher} · ${item.order}</span></p>
<p class="main-title">${item.zh.title.replace('：', '：<br>')}</p>
<p class="second-title" lang="en">${item.en.title}</p>
<p class="author">${item.zh.author} <span lang="en">${item.en.author}</span> · ${item.year}</p>
${abstract('zh-CN', '提要', item.zh.abstract)}
${abstract('en', 'Abstract', item.en.abstract)}</section>`;
}

async function filled(page: Page, item: Literature, article: string): Promise<string> {
  const text = article
    .replace('<article lang="zh-CN">', `$&<h1>${item.zh.title}</h1>`)
    .replace('<article lang="en">', `$&<h1>${item.en.title}</h1>`)
    .replaceAll(/\[\^([\d, ]+)\]/g, '<sup>$1</sup>');
  const pieces = await Promise.all(
    text.split(/(<img [^>]*>)/).map((part) => (part.startsWith('<img ') ? picture(page, part) : part)),
  );
  return pieces.join('');
}

/** An SVG is inserted as it is, so that its text uses the document's fonts. A JPEG is shrunk and becomes a data URL. */
async function picture(page: Page, tag: string): Promise<string> {
  const attribute = (key: string) => new RegExp(` ${key}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const source = attribute('src');
  if (source.endsWith('.svg')) {
    const drawing = await readFile(path.join(folder, 'figures', source), 'utf8');
    return drawing.replace('<svg ', `<svg role="img" aria-label="${attribute('alt')}" `);
  }
  const [width = 0, height = 0] = attribute('data-millimeters').split('x').map(Number);
  const data = await shrinkPicture(page, path.join(seedMedia, source), {
    width: Math.round(width * printedPixelsPerMillimeter),
    height: Math.round(height * printedPixelsPerMillimeter),
  });
  return `<img src="${data}" alt="${attribute('alt')}" style="width:${width}mm;height:${height}mm">`;
}

function runningHeads(item: Literature): string {
  const head = (language: 'zh' | 'en') => `@page ${language} {
  @top-left { content: "${item[language].publisher} ${item.order}"; }
  @top-right { content: "${item[language].title}"; }
}`;
  return head('zh') + head('en');
}
