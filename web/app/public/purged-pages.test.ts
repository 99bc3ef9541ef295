import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Koa from 'koa';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createInternal } from '../../server/internal.ts';
import { always } from '../../server/testing/always.ts';
import { type CmsDouble, startCms } from '../../server/testing/start-cms.ts';
import { type RunningServer, startServer } from '../../server/testing/start-server.ts';
import type { ContentStore } from '../content/content-store.server.ts';
import { recordPage } from '../content/page-record.server.ts';
import { languageContext } from '../i18n/i18n.server.ts';

/** The loaders of each page, with those of the layout, by the path of the page. */
let loaders: Record<string, () => Promise<unknown>>;
let cms: CmsDouble;
let dataDir: string;
let changed: string[];
let content: ContentStore;
let internal: RunningServer;

const codes = Array.from({ length: 24 }, (_, index) => `JY-2024-0${index + 10}`);
const slugs = ['one', 'two', 'three', 'four'];

beforeAll(async () => {
  cms = await startCms('read');
  dataDir = await mkdtemp(path.join(tmpdir(), 'purged-'));
  vi.stubEnv('CMS_URL', cms.url);
  vi.stubEnv('CMS_READ_TOKEN', 'read');
  vi.stubEnv('COMMERCE_URL', 'http://127.0.0.1:9');
  vi.stubEnv('DATA_DIR', dataDir);
  for (const [order, code] of codes.entries()) piece(code, { order });
  for (const [order, slug] of slugs.entries()) article(slug, { order });
  cms.collection('literatures').set('ten', { zh: { title: '十个数字', order: 1 } });
  cms.collection('design-drawings').set('box', { zh: { title: '盒', order: 1 } });
  for (const name of ['home', 'stories', 'esg', 'customization', 'buying', 'for-show']) {
    cms.pages.set(`${name}-page`, { zh: { title: '旧' } });
  }
  // The store reads the environment when it is imported.
  ({ content } = await import('../content/cms.server.ts'));
  const { loadSite } = await import('../shell/load-site.server.ts');
  const { loadHome } = await import('./home/load-home.server.ts');
  const { loadProduct } = await import('./artworks/load-product.server.ts');
  const { loadStories } = await import('./stories/load-stories.server.ts');
  const { loadArticle } = await import('./stories/load-article.server.ts');
  const origin = 'https://shop.example';
  const pages = {
    '/': () => loadHome('zh'),
    '/artworks': run((await import('./artworks/list.tsx')).loader, '/artworks'),
    '/artworks-for-show': run((await import('./artworks/for-show.tsx')).loader, '/artworks-for-show'),
    ...Object.fromEntries(codes.map((code) => [`/artworks/${code}`, () => loadProduct(code, 'zh', origin)])),
    '/jun-history': () => loadStories({ q: '', page: 1, articles: 1 }, 'zh'),
    ...Object.fromEntries(
      slugs.map((slug) => [`/jun-history/${slug}`, () => loadArticle(slug, 'zh', origin)]),
    ),
    '/esg': run((await import('./esg/esg.tsx')).loader, '/esg'),
    '/customization': run((await import('./customization/customization.tsx')).loader, '/customization'),
    '/buying': run((await import('./buying/buying.tsx')).loader, '/buying'),
    '/feed.xml': run((await import('./found/feed.ts')).loader, '/feed.xml'),
    '/sitemap.xml': run((await import('./found/sitemap.ts')).loader, '/sitemap.xml'),
  };
  loaders = Object.fromEntries(
    Object.entries(pages).map(([page, load]) => [page, () => Promise.all([loadSite('zh'), load()])]),
  );
  content.onChange((tags) => changed.push(...tags));
  const cache = { purge: (tags: Iterable<string>) => void changed.push(...tags) };
  const app = new Koa().use(createInternal({ token: always('token'), content, cache }));
  internal = await startServer(app.callback());
  // The import of all public pages takes longer than other preparations.
}, 60_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await internal.stop();
  await content.close();
  await cms.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function run<Args>(loader: (args: Args) => Promise<unknown>, path: string): () => Promise<unknown> {
  const url = new URL(path, 'https://shop.example');
  const context = new RouterContextProvider();
  context.set(languageContext, 'zh');
  return () => loader({ url, context, params: {} } as Args);
}

function piece(productCode: string, fields: object): void {
  cms.artworks.set(productCode, { zh: { productCode, type: 'vase', name: '瓶', ...fields } });
}

function article(slug: string, fields: object): void {
  cms.collection('articles').set(slug, { zh: { slug, title: slug, readingMinutes: 5, body: [], ...fields } });
}

/** The pages that are rendered again after a change of a document. */
function purgedBy(type: string, documentId: string, change: () => void): Promise<string[]> {
  return purgedWhen(async () => {
    change();
    await content.refresh(type, documentId);
  });
}

function purgedByCommerce(...productCodes: string[]): Promise<string[]> {
  return purgedWhen(async () => {
    const { status } = await fetch(`${internal.url}/internal/purge`, {
      method: 'POST',
      headers: { 'X-Internal-Token': 'token' },
      body: JSON.stringify({ tags: productCodes.map((code) => `product:${code}`) }),
    });
    expect(status).toBe(200);
  });
}

async function purgedWhen(work: () => Promise<void>): Promise<string[]> {
  const records = await Promise.all(
    Object.entries(loaders).map(async ([page, load]) => [page, (await recordPage(load))[1].tags] as const),
  );
  changed = [];
  await work();
  return records.filter(([, tags]) => changed.some((tag) => tags.has(tag))).map(([page]) => page);
}

const lists = ['/', '/artworks', '/artworks-for-show', '/customization'];
/** The sitemap says when each page has changed. */
const sitemap = '/sitemap.xml';
const productPages = (list: readonly string[]) => list.map((code) => `/artworks/${code}`);

test('a new text of a piece changes the lists, its page and the pages that show it as a related piece', async () => {
  const code = codes[20] ?? '';
  const purged = await purgedBy('artwork', code, () => piece(code, { order: 20, name: '新名' }));
  // The pages of the twelve pieces before it may show it among their related pieces.
  expect(purged.toSorted()).toEqual([...lists, ...productPages(codes.slice(8, 21)), sitemap].toSorted());
});

test('a piece that moves or disappears changes all pages that show pieces', async () => {
  const code = codes[20] ?? '';
  const moved = await purgedBy('artwork', code, () => piece(code, { order: 2 }));
  expect(moved.toSorted()).toEqual([...lists, ...productPages(codes), sitemap].toSorted());
  const withdrawn = await purgedBy('artwork', code, () => cms.artworks.delete(code));
  expect(withdrawn.toSorted()).toEqual([...lists, ...productPages(codes), sitemap].toSorted());
  piece(code, { order: 20 });
  await content.refresh('artwork', code);
});

test('a new text of an article changes its page, the stories page, the feed and the page that names it as the next', async () => {
  const purged = await purgedBy('article', 'three', () => article('three', { order: 2, title: '新' }));
  expect(purged).toEqual([
    ...['/jun-history', '/jun-history/two', '/jun-history/three'],
    ...['/feed.xml', sitemap],
  ]);
});

test('a new article changes the stories page, the feed and all articles, one of which names it as the next', async () => {
  const purged = await purgedBy('article', 'five', () => article('five', { order: 1 }));
  expect(purged).toEqual([
    '/jun-history',
    ...slugs.map((slug) => `/jun-history/${slug}`),
    '/feed.xml',
    sitemap,
  ]);
});

test.each([
  ['literature', 'literatures', 'ten', ['/', '/jun-history']],
  ['design-drawing', 'design-drawings', 'box', ['/esg']],
])(
  'a changed document of the type %s changes exactly the pages that list it',
  async (type, path, id, pages) => {
    const change = () => cms.collection(path).set(id, { zh: { title: '新', order: 1 } });
    expect(await purgedBy(type, id, change)).toEqual([...pages, sitemap]);
  },
);

test.each([
  ['home', ['/']],
  ['stories', ['/jun-history', '/feed.xml']],
  ['esg', ['/esg']],
  ['customization', ['/customization']],
  ['for-show', ['/artworks-for-show']],
])('new texts of the %s page change it and what quotes it', async (name, pages) => {
  const field = name === 'home' ? 'seoDescription' : 'title';
  const change = () => cms.pages.set(`${name}-page`, { zh: { [field]: '新' } });
  expect(await purgedBy(`${name}-page`, 'the-page', change)).toEqual([...pages, sitemap]);
});

test('new texts about buying change that page and the product pages, which show the most important points', async () => {
  const change = () => cms.pages.set('buying-page', { zh: { title: '新' } });
  const purged = await purgedBy('buying-page', 'the-page', change);
  expect(purged).toEqual([...productPages(codes), '/buying', sitemap]);
});

test('new site settings change every page, and a hint without a change changes none', async () => {
  const all = Object.keys(loaders);
  const change = () => Object.assign(cms.siteSetting, { zh: { siteName: '钧窑坊' } });
  expect(await purgedBy('site-setting', 'the-setting', change)).toEqual(all);
  const deliver = () => Object.assign(cms.siteSetting.zh ?? {}, { deliversToHongKong: true });
  expect(await purgedBy('site-setting', 'the-setting', deliver)).toEqual(all);
  expect(await purgedBy('site-setting', 'the-setting', () => undefined)).toEqual([]);
});

test('a new price of a piece changes home, the list, its page and the pages that show it as a related piece', async () => {
  const purged = await purgedByCommerce(codes[20] ?? '');
  expect(purged).toEqual(['/', '/artworks', ...productPages(codes.slice(8, 21))]);
  expect(await purgedByCommerce()).toEqual([]);
});
