import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type CmsDouble, startCms } from '../../../server/testing/start-cms.ts';
import { recordPage } from '../../content/page-record.server.ts';

let loaders: Record<string, () => Promise<unknown>>;
let cms: CmsDouble;
let dataDir: string;
let changed: string[];
let refresh: (type: string, documentId: string) => Promise<void>;

const slugs = ['intro', '5-kilns', 'lu-jun', 'looking-at-jun'];

beforeAll(async () => {
  cms = await startCms('read');
  dataDir = await mkdtemp(path.join(tmpdir(), 'stories-'));
  vi.stubEnv('CMS_URL', cms.url);
  vi.stubEnv('CMS_READ_TOKEN', 'read');
  vi.stubEnv('COMMERCE_URL', 'http://127.0.0.1:9');
  vi.stubEnv('DATA_DIR', dataDir);
  for (const [order, slug] of slugs.entries()) publish(slug, { order });
  const file = { url: '/uploads/ten.pdf', size: 241.2 };
  cms.collection('literatures').set('ten', { zh: { title: '十个数字', file, order: 1 } });
  // The store reads the environment when it is imported.
  const { content } = await import('../../content/cms.server.ts');
  const { loadArticle } = await import('./load-article.server.ts');
  const { loadStories } = await import('./load-stories.server.ts');
  const { loadHome } = await import('../home/load-home.server.ts');
  const origin = 'https://shop.example';
  loaders = {
    '/': () => loadHome('zh'),
    '/jun-history': () => loadStories({ q: '', page: 1, articles: 1 }, 'zh'),
    ...Object.fromEntries(
      slugs.map((slug) => [`/jun-history/${slug}`, () => loadArticle(slug, 'zh', origin)]),
    ),
  };
  content.onChange((tags) => changed.push(...tags));
  refresh = content.refresh;
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await cms.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function publish(slug: string, fields: object): void {
  const text = [{ type: 'paragraph', children: [{ type: 'text', text: '正文' }] }];
  const body = [{ __component: 'article.passage', text }];
  cms.collection('articles').set(slug, { zh: { slug, title: slug, readingMinutes: 5, body, ...fields } });
}

async function purgedBy(change: () => Promise<void>): Promise<string[]> {
  const records = await Promise.all(
    Object.entries(loaders).map(async ([page, load]) => [page, (await recordPage(load))[1].tags] as const),
  );
  changed = [];
  await change();
  return records.filter(([, tags]) => changed.some((tag) => tags.has(tag))).map(([page]) => page);
}

test('a published article changes its page, the stories page, and the page that names it as the next one', async () => {
  const purged = await purgedBy(async () => {
    publish('lu-jun', { order: 2, title: '卢钧年表' });
    await refresh('article', 'lu-jun');
  });
  expect(purged).toEqual(['/jun-history', '/jun-history/5-kilns', '/jun-history/lu-jun']);
});

test('published literature changes the stories page and the shelf of the home page', async () => {
  const purged = await purgedBy(async () => {
    cms.collection('literatures').delete('ten');
    await refresh('literature', 'ten');
  });
  expect(purged).toEqual(['/', '/jun-history']);
});

test('a hint without a change purges nothing', async () => {
  expect(await purgedBy(() => refresh('article', 'lu-jun'))).toEqual([]);
});

test('a long list of literature is sent page by page', async () => {
  const { loadStories } = await import('./load-stories.server.ts');
  const load = () => loadStories({ q: '', page: 1, articles: 1 }, 'zh');
  const literature = cms.collection('literatures');
  for (let number = 0; number < 40; number += 1) {
    literature.set(`n${number}`, { zh: { title: `第 ${number} 份`, file: null, order: number } });
    await refresh('literature', `n${number}`);
  }
  const page = await load();
  expect(page.found).toMatchObject({ total: 40, pageCount: 4 });
  expect(page.found.items).toHaveLength(12);
});

test('an unknown slug is answered with 404', async () => {
  const { loadArticle } = await import('./load-article.server.ts');
  await expect(loadArticle('intro-2', 'zh', '')).rejects.toMatchObject({ init: { status: 404 } });
});

test('the articles that are not featured are shown in pages, and none is lost', async () => {
  const more = Array.from({ length: 30 }, (_, index) => `more-${index + 10}`);
  for (const slug of more) {
    publish(slug, { order: 50 });
    await refresh('article', slug);
  }
  const { loadStories } = await import('./load-stories.server.ts');
  const pageOf = async (articles: number) => (await loadStories({ q: '', page: 1, articles }, 'zh')).others;
  const pages = [await pageOf(1), await pageOf(2), await pageOf(3), await pageOf(4)];
  const shown = pages.map(({ articles }) => articles.map(({ slug }) => slug));
  expect(shown.map((page) => page.length)).toEqual([8, 8, 8, 7]);
  expect(shown.flat()).toEqual(['looking-at-jun', ...more]);
  expect(await pageOf(9)).toMatchObject({ page: 4, pageCount: 4 });
});
