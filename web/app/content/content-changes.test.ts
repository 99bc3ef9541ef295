import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Content, codesOf, constantChecks, startContent } from '../../server/testing/start-content.ts';

let content: Content;

beforeEach(async () => {
  content = await startContent();
});
afterEach(() => content.stop());

test('a hint fetches the changed text and reports the tags of the pages that show it', async () => {
  const store = content.openStore();
  await store.view('artwork', 'zh');
  content.changed.length = 0;
  content.publish('a', 'JY-2024-001', { name: '新名', order: 2 });
  await store.refresh('artwork', 'a');
  expect((await store.view('artwork', 'zh')).cardsByCode.get('JY-2024-001')?.name?.text).toBe('新名');
  expect(content.changed).toEqual([['artwork:a', 'artworks']]);
  await store.refresh('artwork', 'a');
  expect(content.changed).toHaveLength(1);
});

test('after a hint an unpublished piece disappears and a published one appears', async () => {
  const store = content.openStore();
  await store.view('artwork', 'zh');
  content.cms.artworks.delete('a');
  content.publish('c', 'JY-2024-003');
  await store.refresh('artwork', 'a');
  await store.refresh('artwork', 'c');
  expect(await codesOf(store)).toEqual(['JY-2024-002', 'JY-2024-003']);
});

test('the regular check finds a change without a hint', async () => {
  const store = content.openStore(constantChecks);
  store.start();
  await expect.poll(() => codesOf(store)).toHaveLength(2);
  content.publish('a', 'JY-2024-001', { name: '改', publishedAt: '2026-02-01T00:00:00.000Z' });
  await expect
    .poll(async () => (await store.view('artwork', 'zh')).cardsByCode.get('JY-2024-001')?.name?.text)
    .toBe('改');
  content.cms.artworks.delete('b');
  await expect.poll(() => codesOf(store)).toEqual(['JY-2024-001']);
});

test('the regular check fetches nothing again because of a piece with invalid fields', async () => {
  content.publish('broken', 'no code', { publishedAt: '2026-03-01T00:00:00.000Z' });
  const store = content.openStore(constantChecks);
  store.start();
  await expect.poll(() => codesOf(store)).toHaveLength(2);
  const artworkCalls = () => content.cms.asked.filter((path) => path === '/api/artworks').length;
  const settingCalls = () => content.cms.asked.filter((path) => path === '/api/site-setting').length;
  // Each check reads the setting in both languages, and one row of the pieces in both languages.
  await expect.poll(settingCalls).toBeGreaterThan(8);
  expect(artworkCalls()).toBeLessThanOrEqual(settingCalls() + 2);

  content.publish('broken', 'JY-2024-003', { publishedAt: '2026-04-01T00:00:00.000Z' });
  await expect.poll(() => codesOf(store)).toHaveLength(3);
});

test('a hint fails when the document cannot be fetched, so that the CMS repeats it', async () => {
  const store = content.openStore();
  await store.view('artwork', 'zh');
  content.cms.broken = true;
  await expect(store.refresh('artwork', 'a')).rejects.toThrow('500');
  content.cms.broken = false;
  await store.refresh('artwork', 'a');
});

test('a hint for a single type fetches it again, and a hint for an unknown type does nothing', async () => {
  const store = content.openStore();
  await Promise.all([store.view('artwork', 'zh'), store.view('site-setting', 'zh')]);
  content.changed.length = 0;
  content.cms.asked.length = 0;
  await store.refresh('kiln', 'a');
  expect(content.cms.asked).toEqual([]);
  content.cms.siteSetting.zh = { siteName: '钧窑坊' };
  await store.refresh('site-setting', 'any');
  expect((await store.view('site-setting', 'zh')).siteName).toBe('钧窑坊');
  expect(content.changed).toEqual([['site-setting:the-setting', 'site-setting']]);
});

test('a hint for literature that is published, changed or withdrawn reports the tags of its pages', async () => {
  const store = content.openStore();
  expect(await store.view('literature', 'en')).toEqual([]);
  // The CMS keeps the file extension as uploaded, here in capitals.
  const file = { url: '/uploads/ten_numerals_0a1b2c3d4e.PDF', size: 241.2 };
  const row = { title: '十个数字', author: '钧窑坊', year: 2025, file, order: 1 };
  const literature = content.cms.collection('literatures');
  const tell = () => {
    content.changed.length = 0;
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
  expect(content.changed).toEqual([['literature:ten', 'literatures']]);

  literature.set('ten', { zh: { ...row, title: '十个数字（修订）' } });
  await tell();
  expect((await store.view('literature', 'zh'))[0]?.title?.text).toBe('十个数字（修订）');
  expect(content.changed).toEqual([['literature:ten', 'literatures']]);

  literature.delete('ten');
  await tell();
  expect(await store.view('literature', 'zh')).toEqual([]);
  expect(content.changed).toEqual([['literature:ten', 'literatures']]);
});
