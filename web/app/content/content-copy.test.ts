import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Content, codesOf, startContent } from '../../server/testing/start-content.ts';

let content: Content;

beforeEach(async () => {
  content = await startContent();
});
afterEach(() => content.stop());

test('content stays available while the CMS is down, also after a restart', async () => {
  const first = content.openStore();
  await Promise.all([first.view('artwork', 'zh'), first.view('site-setting', 'zh')]);
  await first.close();
  await content.cms.stop();
  const restarted = content.openStore();
  restarted.start();
  expect((await restarted.view('artwork', 'en')).cards).toHaveLength(2);
  expect((await restarted.view('site-setting', 'en')).siteName).toBe('Junyao');
});

test('pictures survive a restart', async () => {
  content.publish('a', 'JY-2024-001', {
    mainImage: { url: '/uploads/tian_1a.jpg', width: 1200, height: 1500 },
  });
  const first = content.openStore();
  await first.view('artwork', 'zh');
  await first.close();
  await content.cms.stop();
  const image = (await content.openStore().view('artwork', 'zh')).cardsByCode.get('JY-2024-001')?.mainImage;
  expect(image).toEqual({ name: 'tian_1a.jpg', width: 1200, height: 1500 });
});

test('a restart uses the copy on disk at once and then fetches what has changed', async () => {
  const first = content.openStore();
  await first.view('artwork', 'zh');
  await first.close();
  content.publish('a', 'JY-2024-001', { name: '夜里改的' });
  const restarted = content.openStore();
  restarted.start();
  await restarted.view('artwork', 'zh');
  await expect
    .poll(async () => (await restarted.view('artwork', 'zh')).cardsByCode.get('JY-2024-001')?.name?.text)
    .toBe('夜里改的');
});

test('pages do not wait for a slow list, which appears when the CMS has answered', async () => {
  let release = () => {};
  content.cms.held = new Promise((resolve) => {
    release = resolve;
  });
  const store = content.openStore();
  await expect(store.view('artwork', 'zh')).rejects.toMatchObject({ status: 503 });
  // An ordinary request would time out before this.
  setTimeout(release, 500);
  expect(await codesOf(store)).toEqual(['JY-2024-002', 'JY-2024-001']);
  expect(content.cms.asked).toEqual(['/api/artworks', '/api/artworks']);
});

test('without a copy on disk the answer is 503 until the CMS answers', async () => {
  content.cms.broken = true;
  const store = content.openStore();
  store.start();
  const refusal = await store.view('artwork', 'zh').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Response);
  expect((refusal as Response).status).toBe(503);
  content.cms.broken = false;
  await expect.poll(() => codesOf(store).catch(() => [])).toHaveLength(2);
});

test.each([
  ['half-written', '{"a":{"zh":{"documentId"'],
  ['of another form', '{"version":1,"artworks":{"a":{}},"siteSetting":{}}'],
  ['missing fields that are required now', '{"a":{"zh":{"documentId":"a","name":"瓶"}}}'],
])('a copy that is %s is ignored and replaced', async (_, copy) => {
  const folder = path.join(content.dataDir, 'web', 'cms-copy');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'artwork.json'), copy);
  const store = content.openStore();
  expect(await codesOf(store)).toHaveLength(2);
  await store.close();
  expect(await readdir(folder)).toEqual(['artwork.json']);
  await content.cms.stop();
  expect(await codesOf(content.openStore())).toHaveLength(2);
});

test('other types stay available when one type cannot be fetched', async () => {
  content.cms.broken = '/api/site-setting';
  const store = content.openStore();
  store.start();
  await expect(store.view('site-setting', 'zh')).rejects.toMatchObject({ status: 503 });
  expect(await codesOf(store)).toHaveLength(2);
  content.publish('a', 'JY-2024-001', { name: '新名' });
  await store.refresh('artwork', 'a');
  expect((await store.view('artwork', 'zh')).cardsByCode.get('JY-2024-001')?.name?.text).toBe('新名');
  content.cms.broken = false;
  await expect
    .poll(() => store.view('site-setting', 'zh').catch(() => null))
    .toMatchObject({ siteName: '钧窑' });
});

test('reading content that was fetched once does not call the CMS', async () => {
  const store = content.openStore();
  await store.view('artwork', 'zh');
  content.cms.asked.length = 0;
  await Promise.all(Array.from({ length: 50 }, () => store.view('artwork', 'en')));
  expect(content.cms.asked).toEqual([]);
});
