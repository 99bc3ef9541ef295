import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '../../server/log.ts';
import { type CmsDouble, startCms } from '../../server/testing/start-cms.ts';
import { type ContentStore, createContentStore } from './content-store.server.ts';

let cms: CmsDouble;
let dataDir: string;
let stores: ContentStore[];
let changed: string[][];

beforeEach(async () => {
  cms = await startCms('read');
  dataDir = await mkdtemp(path.join(tmpdir(), 'content-'));
  stores = [];
  changed = [];
  cms.siteSetting = {
    zh: { siteName: '钧窑', copyright: '© 钧窑', filingNumber: '豫ICP备1号' },
    en: { siteName: 'Junyao', copyright: ' ', filingNumber: 'of an older row' },
  };
  publish('a', 'JY-2024-001', { order: 2 });
  publish('b', 'JY-2024-002', { order: 1, featured: true });
});

afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await cms.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function openStore(
  timing = { checkMilliseconds: 60_000, retryMilliseconds: 20, checksPerFullFetch: 10 },
): ContentStore {
  const store = createContentStore(
    { cmsUrl: cms.url, cmsReadToken: 'read', previewSecret: '', commerceUrl: '', internalToken: '', dataDir },
    timing,
  );
  store.onChange((tags) => changed.push(tags));
  stores.push(store);
  return store;
}

function publish(id: string, productCode: string, fields: Record<string, unknown> = {}): void {
  const row = { productCode, type: 'vase', name: `瓶 ${id}`, glazeColor: '天青', order: 1, ...fields };
  cms.artworks.set(id, { zh: row, en: { ...row, name: `Vase ${id}`, glazeColor: null } });
}

async function codes(store: ContentStore): Promise<string[]> {
  return (await store.view('artwork', 'zh')).cards.map(({ productCode }) => productCode);
}

test('pieces are in the order of the CMS', async () => {
  publish('c', 'JY-2024-003', { order: null });
  expect(await codes(openStore())).toEqual(['JY-2024-002', 'JY-2024-001', 'JY-2024-003']);
});

test('pieces for show are apart from those that are offered', async () => {
  publish('c', 'JY-2024-003', { forShow: true, glazeFamily: 'splashed' });
  const store = openStore();
  expect(await codes(store)).toEqual(['JY-2024-002', 'JY-2024-001']);
  const { cardsForShow, cardsByCode, artworksByCode } = await store.view('artwork', 'en');
  expect(cardsForShow).toMatchObject([{ productCode: 'JY-2024-003', glazeFamily: 'splashed' }]);
  expect(cardsByCode.has('JY-2024-003')).toBe(false);
  expect(artworksByCode.get('JY-2024-003')).toMatchObject({ forShow: true });
});

test('the outline of a piece and its further views are read, without what is malformed', async () => {
  const outline = [
    { height: '0', radius: '3.2' },
    { height: 'high', radius: 1 },
    { height: 7.5, radius: 5.25 },
  ];
  const size = { width: 1200, height: 1500 };
  const views = [
    { url: '/uploads/back.jpg', ...size, alternativeText: '背面 / The back' },
    { url: '/uploads/foot.jpg', ...size },
    { url: '/uploads/sound.mp3' },
  ];
  const attached = [
    { part: 1, distance: '-6.5', height: '4' },
    { part: null, distance: 1, height: 1 },
  ];
  publish('c', 'JY-2024-003', { outline, attached, views, glazeFamily: 'green' });
  const { artworksByCode } = await openStore().view('artwork', 'zh');
  expect(artworksByCode.get('JY-2024-003')).toMatchObject({
    outline: [
      { height: 0, radius: 3.2 },
      { height: 7.5, radius: 5.25 },
    ],
    attached: [{ part: 1, distance: -6.5, height: 4 }],
    views: [
      { name: 'back.jpg', ...size, alt: '背面' },
      { name: 'foot.jpg', ...size, alt: null },
    ],
    glazeFamily: null,
  });
});

test('all pieces are read when they fill several pages of the CMS', async () => {
  for (let number = 100; number < 350; number += 1) publish(`p${number}`, `JY-2025-${number}`);
  expect(await codes(openStore())).toHaveLength(252);
});

test('a text that is missing in English is the Chinese text, marked as Chinese', async () => {
  const card = (await openStore().view('artwork', 'en')).cardsByCode.get('JY-2024-001');
  expect(card?.name).toEqual({ text: 'Vase a', language: 'en' });
  expect(card?.glazeColor).toEqual({ text: '天青', language: 'zh' });
});

test('a text that is missing in both languages is null', async () => {
  publish('c', 'JY-2024-014', { name: null });
  Object.assign(cms.artworks.get('c')?.en ?? {}, { name: '  ' });
  const store = openStore();
  expect((await store.view('artwork', 'en')).cardsByCode.get('JY-2024-014')?.name).toBeNull();
  expect((await store.view('artwork', 'zh')).cardsByCode.get('JY-2024-014')?.name).toBeNull();
});

test('fields without a language are read from the Chinese row', async () => {
  const locales = cms.artworks.get('a');
  Object.assign(locales?.zh ?? {}, { type: 'cup', dimensions: { height: '12.5', unit: 'cm' } });
  Object.assign(locales?.en ?? {}, { type: 'vase', dimensions: { height: 99, unit: 'mm' } });
  const store = openStore();
  expect((await store.view('artwork', 'en')).artworksByCode.get('JY-2024-001')).toMatchObject({
    type: 'cup',
    dimensions: { height: 12.5, width: null, unit: 'cm' },
  });
  expect(await store.view('site-setting', 'en')).toEqual({
    siteName: 'Junyao',
    copyright: '© 钧窑',
    filingNumber: '豫ICP备1号',
    address: null,
    email: null,
    phone: null,
    wechatId: null,
    wechatQr: null,
  });
});

test('a piece with invalid fields is left out and the others are shown', async () => {
  publish('c', 'no code');
  expect(await codes(openStore())).toEqual(['JY-2024-002', 'JY-2024-001']);
});

test('a hint fetches the changed text and reports the tags of the pages that show it', async () => {
  const store = openStore();
  await store.view('artwork', 'zh');
  changed.length = 0;
  publish('a', 'JY-2024-001', { name: '新名', order: 2 });
  await store.refresh('artwork', 'a');
  expect((await store.view('artwork', 'zh')).cardsByCode.get('JY-2024-001')?.name?.text).toBe('新名');
  expect(changed).toEqual([['artwork:a', 'artworks']]);
  await store.refresh('artwork', 'a');
  expect(changed).toHaveLength(1);
});

test('after a hint an unpublished piece disappears and a published one appears', async () => {
  const store = openStore();
  await store.view('artwork', 'zh');
  cms.artworks.delete('a');
  publish('c', 'JY-2024-003');
  await store.refresh('artwork', 'a');
  await store.refresh('artwork', 'c');
  expect(await codes(store)).toEqual(['JY-2024-002', 'JY-2024-003']);
});

test('a piece that is published in English only is shown', async () => {
  const { en } = cms.artworks.get('a') ?? {};
  if (en) cms.artworks.set('a', { en });
  const store = openStore();
  expect((await store.view('artwork', 'zh')).cardsByCode.get('JY-2024-001')?.name).toEqual({
    text: 'Vase a',
    language: 'en',
  });
});

test('the regular check finds a change without a hint', async () => {
  const store = openStore({
    checkMilliseconds: 20,
    retryMilliseconds: 20,
    checksPerFullFetch: Number.POSITIVE_INFINITY,
  });
  store.start();
  await expect.poll(() => codes(store)).toHaveLength(2);
  publish('a', 'JY-2024-001', { name: '改', publishedAt: '2026-02-01T00:00:00.000Z' });
  await expect
    .poll(async () => (await store.view('artwork', 'zh')).cardsByCode.get('JY-2024-001')?.name?.text)
    .toBe('改');
  cms.artworks.delete('b');
  await expect.poll(() => codes(store)).toEqual(['JY-2024-001']);
});

test('the regular check fetches nothing again because of a piece with invalid fields', async () => {
  publish('broken', 'no code', { publishedAt: '2026-03-01T00:00:00.000Z' });
  const store = openStore({
    checkMilliseconds: 20,
    retryMilliseconds: 20,
    checksPerFullFetch: Number.POSITIVE_INFINITY,
  });
  store.start();
  await expect.poll(() => codes(store)).toHaveLength(2);
  const artworkCalls = () => cms.asked.filter((path) => path === '/api/artworks').length;
  const settingCalls = () => cms.asked.filter((path) => path === '/api/site-setting').length;
  // Each check reads the setting in both languages, and one row of the pieces in both languages.
  await expect.poll(settingCalls).toBeGreaterThan(8);
  expect(artworkCalls()).toBeLessThanOrEqual(settingCalls() + 2);

  publish('broken', 'JY-2024-003', { publishedAt: '2026-04-01T00:00:00.000Z' });
  await expect.poll(() => codes(store)).toHaveLength(3);
});

test('a picture without a size is left out, and the log names it', async () => {
  const warned = vi.spyOn(log, 'warn');
  const file = { url: '/uploads/text_1a.txt', width: null, height: null };
  publish('a', 'JY-2024-001', { mainImage: file });
  const card = (await openStore().view('artwork', 'zh')).cardsByCode.get('JY-2024-001');
  expect(card?.mainImage).toBeNull();
  expect(warned).toHaveBeenCalledWith({ file }, expect.stringMatching(/^a picture of the CMS/));
});

test('a hint fails when the document cannot be fetched, so that the CMS repeats it', async () => {
  const store = openStore();
  await store.view('artwork', 'zh');
  cms.broken = true;
  await expect(store.refresh('artwork', 'a')).rejects.toThrow('500');
  cms.broken = false;
  await store.refresh('artwork', 'a');
});

test('content stays available while the CMS is down, also after a restart', async () => {
  const first = openStore();
  await Promise.all([first.view('artwork', 'zh'), first.view('site-setting', 'zh')]);
  await first.close();
  await cms.stop();
  const restarted = openStore();
  restarted.start();
  expect((await restarted.view('artwork', 'en')).cards).toHaveLength(2);
  expect((await restarted.view('site-setting', 'en')).siteName).toBe('Junyao');
});

test('pictures survive a restart', async () => {
  publish('a', 'JY-2024-001', { mainImage: { url: '/uploads/tian_1a.jpg', width: 1200, height: 1500 } });
  const first = openStore();
  await first.view('artwork', 'zh');
  await first.close();
  await cms.stop();
  const image = (await openStore().view('artwork', 'zh')).cardsByCode.get('JY-2024-001')?.mainImage;
  expect(image).toEqual({ name: 'tian_1a.jpg', width: 1200, height: 1500 });
});

test('a restart uses the copy on disk at once and then fetches what has changed', async () => {
  const first = openStore();
  await first.view('artwork', 'zh');
  await first.close();
  publish('a', 'JY-2024-001', { name: '夜里改的' });
  const restarted = openStore();
  restarted.start();
  await restarted.view('artwork', 'zh');
  await expect
    .poll(async () => (await restarted.view('artwork', 'zh')).cardsByCode.get('JY-2024-001')?.name?.text)
    .toBe('夜里改的');
});

test('pages do not wait for a slow list, which appears when the CMS has answered', async () => {
  let release = () => {};
  cms.held = new Promise((resolve) => {
    release = resolve;
  });
  const store = openStore();
  await expect(store.view('artwork', 'zh')).rejects.toMatchObject({ status: 503 });
  // By now an ordinary request would have been given up.
  setTimeout(release, 500);
  expect(await codes(store)).toEqual(['JY-2024-002', 'JY-2024-001']);
  expect(cms.asked).toEqual(['/api/artworks', '/api/artworks']);
});

test('without a copy on disk the answer is 503 until the CMS answers', async () => {
  cms.broken = true;
  const store = openStore();
  store.start();
  const refusal = await store.view('artwork', 'zh').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Response);
  expect((refusal as Response).status).toBe(503);
  cms.broken = false;
  await expect.poll(() => codes(store).catch(() => [])).toHaveLength(2);
});

test.each([
  ['half-written', '{"a":{"zh":{"documentId"'],
  ['from an older release', '{"version":1,"artworks":{"a":{}},"siteSetting":{}}'],
  ['missing fields that are required now', '{"a":{"zh":{"documentId":"a","name":"瓶"}}}'],
])('a copy that is %s is ignored and replaced', async (_, copy) => {
  const folder = path.join(dataDir, 'web', 'cms-copy');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'artwork.json'), copy);
  const store = openStore();
  expect(await codes(store)).toHaveLength(2);
  await store.close();
  expect(await readdir(folder)).toEqual(['artwork.json']);
  await cms.stop();
  expect(await codes(openStore())).toHaveLength(2);
});

test('other types stay available when one type cannot be fetched', async () => {
  cms.broken = '/api/site-setting';
  const store = openStore();
  store.start();
  await expect(store.view('site-setting', 'zh')).rejects.toMatchObject({ status: 503 });
  expect(await codes(store)).toHaveLength(2);
  publish('a', 'JY-2024-001', { name: '新名' });
  await store.refresh('artwork', 'a');
  expect((await store.view('artwork', 'zh')).cardsByCode.get('JY-2024-001')?.name?.text).toBe('新名');
  cms.broken = false;
  await expect
    .poll(() => store.view('site-setting', 'zh').catch(() => null))
    .toMatchObject({ siteName: '钧窑' });
});

test('a hint for a single type fetches it again, and a hint for an unknown type does nothing', async () => {
  const store = openStore();
  await Promise.all([store.view('artwork', 'zh'), store.view('site-setting', 'zh')]);
  changed.length = 0;
  cms.asked.length = 0;
  await store.refresh('kiln', 'a');
  expect(cms.asked).toEqual([]);
  cms.siteSetting.zh = { siteName: '钧窑坊' };
  await store.refresh('site-setting', 'any');
  expect((await store.view('site-setting', 'zh')).siteName).toBe('钧窑坊');
  expect(changed).toEqual([['site-setting:the-setting', 'site-setting']]);
});

test('reading content that was fetched once does not call the CMS', async () => {
  const store = openStore();
  await store.view('artwork', 'zh');
  cms.asked.length = 0;
  await Promise.all(Array.from({ length: 50 }, () => store.view('artwork', 'en')));
  expect(cms.asked).toEqual([]);
});

test('a hint for literature that is published, changed or withdrawn reports the tags of its pages', async () => {
  const store = openStore();
  expect(await store.view('literature', 'en')).toEqual([]);
  // The CMS keeps the file extension as uploaded, here in capitals.
  const file = { url: '/uploads/ten_numerals_0a1b2c3d4e.PDF', size: 241.2 };
  const row = { title: '十个数字', author: '钧窑坊', year: 2025, file, order: 1 };
  const literature = cms.collection('literatures');
  const tell = () => {
    changed.length = 0;
    return store.refresh('literature', 'ten');
  };

  literature.set('ten', { zh: row, en: { title: 'Ten Numerals', file, order: 1 } });
  await tell();
  expect(await store.view('literature', 'en')).toEqual([
    {
      documentId: 'ten',
      title: { text: 'Ten Numerals', language: 'en' },
      author: { text: '钧窑坊', language: 'zh' },
      publisher: null,
      year: 2025,
      abstract: null,
      file: { name: 'ten_numerals_0a1b2c3d4e.PDF', kilobytes: 242 },
      cover: null,
    },
  ]);
  expect(changed).toEqual([['literature:ten', 'literatures']]);

  literature.set('ten', { zh: { ...row, title: '十个数字（修订）' } });
  await tell();
  expect((await store.view('literature', 'zh'))[0]?.title?.text).toBe('十个数字（修订）');
  expect(changed).toEqual([['literature:ten', 'literatures']]);

  literature.delete('ten');
  await tell();
  expect(await store.view('literature', 'zh')).toEqual([]);
  expect(changed).toEqual([['literature:ten', 'literatures']]);
});
