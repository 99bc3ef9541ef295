import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type CmsDouble, startCms } from '../../../server/testing/start-cms.ts';
import { recordPage } from '../../content/page-record.server.ts';
import { languageContext } from '../../i18n/i18n.server.ts';
import type { Language } from '../../i18n/languages.ts';
import routes from '../../routes.ts';

const origin = 'https://shop.example';

let cms: CmsDouble;
let dataDir: string;

beforeAll(async () => {
  cms = await startCms('read');
  dataDir = await mkdtemp(path.join(tmpdir(), 'found-'));
  vi.stubEnv('CMS_URL', cms.url);
  vi.stubEnv('CMS_READ_TOKEN', 'read');
  vi.stubEnv('DATA_DIR', dataDir);
  cms.siteSetting = { zh: { siteName: '钧窑' }, en: { siteName: 'Junyao' } };
  cms.collection('artworks').set('a', {
    zh: { productCode: 'JY-2024-001', type: 'vase', name: '瓶', publishedAt: '2026-02-01T00:00:00.000Z' },
    en: { productCode: 'JY-2024-001', type: 'vase', name: 'Vase', publishedAt: '2026-03-01T00:00:00.000Z' },
  });
  const article = { slug: 'intro', readingMinutes: 5, body: [] };
  cms.collection('articles').set('i', {
    zh: { ...article, title: '简介' },
    en: { ...article, title: 'Jun & <fire>', description: 'An introduction.' },
  });
  const later = { slug: 'lu-jun', readingMinutes: 8, body: [], publishedAt: '2026-04-01T00:00:00.000Z' };
  cms.collection('articles').set('l', { zh: { ...later, title: '卢钧' }, en: { ...later, title: 'Lu Jun' } });
}, 30_000);

afterAll(async () => {
  const { content } = await import('../../content/cms.server.ts');
  await content.close();
  vi.unstubAllEnvs();
  await cms.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The store reads the environment when it is imported. */
const modules = {
  sitemap: () => import('./sitemap.ts'),
  robots: () => import('./robots.ts'),
  feed: () => import('./feed.ts'),
};

/** Returns the text that a loader answers with, or the status of a refusal. */
async function open(
  name: keyof typeof modules,
  params = {},
  language: Language = 'en',
): Promise<string | number> {
  const { loader } = await modules[name]();
  const context = new RouterContextProvider();
  context.set(languageContext, language);
  const url = new URL(`${origin}/${name}`);
  try {
    const args = { request: new Request(url), url, params, context, pattern: '/sitemap.xml' as never };
    return await (await loader(args)).text();
  } catch (answer) {
    return (answer as { init: { status: number } }).init.status;
  }
}

test('the sitemap lists every public page, with the last publication in any language', async () => {
  const sitemap = await open('sitemap');
  for (const each of [...pagePaths(), '/artworks/JY-2024-001', '/jun-history/intro']) {
    expect(sitemap).toContain(`<loc>${origin}${each}?lng=en</loc>`);
  }
  expect(sitemap).toContain(
    `<loc>${origin}/artworks/JY-2024-001?lng=zh</loc><lastmod>2026-03-01T00:00:00.000Z</lastmod>`,
  );
});

function pagePaths(): string[] {
  const inLayout = routes.flatMap(({ children = [] }) => children.flatMap(({ children = [] }) => children));
  return inLayout.flatMap(({ file, path, index }) => {
    if (!file.startsWith('public/') || path?.includes(':') || path === '*') return [];
    return index ? '/' : `/${path}`;
  });
}

test('a sitemap that is not needed is answered with 404', async () => {
  expect(await open('sitemap', { file: '1.xml' })).toContain('<urlset');
  expect(await open('sitemap', { file: '2.xml' })).toBe(404);
  expect(await open('sitemap', { file: 'intro' })).toBe(404);
});

test('the sitemap and the feed are made again when an article changes', async () => {
  for (const name of ['sitemap', 'feed'] as const) {
    const [, { tags, degraded }] = await recordPage(() => open(name));
    expect([...tags]).toContain('articles');
    expect(degraded).toBe(false);
  }
});

test('robots.txt names the sitemap and keeps crawlers out of member pages', async () => {
  const robots = await open('robots');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  expect(robots).toContain('Disallow: /user\n');
});

test('robots.txt keeps crawlers out of the addresses that never end', async () => {
  const forbidden = [...String(await open('robots')).matchAll(/^Disallow: (.+)$/gm)].map(
    ([, rule = '']) => new RegExp(`^${rule.replace('?', '\\?').replaceAll('*', '.*')}`),
  );
  const isOpen = (address: string) => !forbidden.some((rule) => rule.test(address));
  const endless = ['/artworks?q=vase', '/artworks?type=vase&minPrice=5', '/artworks?maxPrice=9&page=2'];
  expect([...endless, '/jun-history?page=2&q=kiln', '/?preview=x'].filter(isOpen)).toEqual([]);
  const finite = ['/', '/artworks?type=vase&page=2', '/artworks/JY-2024-001?lng=en', '/jun-history?page=2'];
  expect(finite.filter(isOpen)).toEqual(finite);
});

test('the feed has the articles in the language, the newest first, with escaped texts', async () => {
  const feed = String(await open('feed'));
  expect(feed.match(/<link>.*?<\/link>/g)?.slice(-2)).toEqual([
    `<link>${origin}/jun-history/lu-jun?lng=en</link>`,
    `<link>${origin}/jun-history/intro?lng=en</link>`,
  ]);
  expect(feed).toMatch(/Jun & <fire>\]\]>|Jun &amp; &lt;fire&gt;/);
  expect(feed).toContain('<language>en</language>');
  expect(await open('feed', {}, 'zh')).toContain('简介');
});
