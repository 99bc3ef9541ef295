import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '../../server/log.ts';
import { type Content, codesOf, startContent } from '../../server/testing/start-content.ts';

let content: Content;

beforeEach(async () => {
  content = await startContent();
});
afterEach(() => content.stop());

test('pieces are in the order of the CMS', async () => {
  content.publish('c', 'JY-2024-003', { order: null });
  expect(await codesOf(content.openStore())).toEqual(['JY-2024-002', 'JY-2024-001', 'JY-2024-003']);
});

test('pieces for show are apart from those that are offered', async () => {
  content.publish('c', 'JY-2024-003', { forShow: true, glazeFamily: 'splashed' });
  const store = content.openStore();
  expect(await codesOf(store)).toEqual(['JY-2024-002', 'JY-2024-001']);
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
  const silhouette = [
    [
      [0, 0],
      [1000, 0],
      [400, 1000],
    ],
  ];
  content.publish('c', 'JY-2024-003', { outline, attached, silhouette, views, glazeFamily: 'green' });
  const { artworksByCode } = await content.openStore().view('artwork', 'zh');
  expect(artworksByCode.get('JY-2024-003')).toMatchObject({
    outline: [
      { height: 0, radius: 3.2 },
      { height: 7.5, radius: 5.25 },
    ],
    attached: [{ part: 1, distance: -6.5, height: 4 }],
    silhouette,
    views: [
      { name: 'back.jpg', ...size, alt: '背面' },
      { name: 'foot.jpg', ...size, alt: null },
    ],
    glazeFamily: null,
  });
});

test.each([
  ['is no list of points', '<svg onload=alert(1)>'],
  [
    'has words for numbers',
    [
      [
        ['0', '0'],
        [1000, 0],
        [0, 1000],
      ],
    ],
  ],
  [
    'has two points',
    [
      [
        [0, 0],
        [1000, 1000],
      ],
    ],
  ],
  [
    'is lower than the measures',
    [
      [
        [0, 0],
        [1000, 0],
        [400, 900],
      ],
    ],
  ],
])('a silhouette that %s is left out', async (_, silhouette) => {
  content.publish('c', 'JY-2024-003', { silhouette });
  const { artworksByCode } = await content.openStore().view('artwork', 'zh');
  expect(artworksByCode.get('JY-2024-003')?.silhouette).toEqual([]);
});

test('all pieces are read when they fill several pages of the CMS', async () => {
  for (let number = 100; number < 350; number += 1) content.publish(`p${number}`, `JY-2025-${number}`);
  expect(await codesOf(content.openStore())).toHaveLength(252);
});

test('a text that is missing in English is the Chinese text, marked as Chinese', async () => {
  const card = (await content.openStore().view('artwork', 'en')).cardsByCode.get('JY-2024-001');
  expect(card?.name).toEqual({ text: 'Vase a', language: 'en' });
  expect(card?.glazeColor).toEqual({ text: '天青', language: 'zh' });
});

test('a text that is missing in both languages is null', async () => {
  content.publish('c', 'JY-2024-014', { name: null });
  Object.assign(content.cms.artworks.get('c')?.en ?? {}, { name: '  ' });
  const store = content.openStore();
  expect((await store.view('artwork', 'en')).cardsByCode.get('JY-2024-014')?.name).toBeNull();
  expect((await store.view('artwork', 'zh')).cardsByCode.get('JY-2024-014')?.name).toBeNull();
});

test('fields without a language are read from the Chinese row', async () => {
  const locales = content.cms.artworks.get('a');
  Object.assign(locales?.zh ?? {}, { type: 'cup', dimensions: { height: '12.5', unit: 'cm' } });
  Object.assign(locales?.en ?? {}, { type: 'vase', dimensions: { height: 99, unit: 'mm' } });
  const store = content.openStore();
  expect((await store.view('artwork', 'en')).artworksByCode.get('JY-2024-001')).toMatchObject({
    type: 'cup',
    dimensions: { height: 12.5, width: null, unit: 'cm' },
  });
  expect(await store.view('site-setting', 'en')).toEqual({
    siteName: 'Junyao',
    copyright: '© 钧窑',
    filingNumber: '豫ICP备1号',
    publicSecurityNumber: null,
    businessLicense: null,
    address: null,
    email: null,
    phone: null,
    wechatId: null,
    wechatQr: null,
    deliversTo: ['mainland', 'hongKong'],
  });
});

test('a piece with invalid fields is left out and the others are shown', async () => {
  content.publish('c', 'no code');
  expect(await codesOf(content.openStore())).toEqual(['JY-2024-002', 'JY-2024-001']);
});

test('a piece that is published in English only is shown', async () => {
  const { en } = content.cms.artworks.get('a') ?? {};
  if (en) content.cms.artworks.set('a', { en });
  const store = content.openStore();
  expect((await store.view('artwork', 'zh')).cardsByCode.get('JY-2024-001')?.name).toEqual({
    text: 'Vase a',
    language: 'en',
  });
});

test('a picture without a size is left out, and the log names it', async () => {
  const warned = vi.spyOn(log, 'warn');
  const file = { url: '/uploads/text_1a.txt', width: null, height: null };
  content.publish('a', 'JY-2024-001', { mainImage: file });
  const card = (await content.openStore().view('artwork', 'zh')).cardsByCode.get('JY-2024-001');
  expect(card?.mainImage).toBeNull();
  expect(warned).toHaveBeenCalledWith({ file }, expect.stringMatching(/^a picture of the CMS/));
});
