import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { always } from '../../../server/testing/always.ts';
import { type CmsDouble, startCms } from '../../../server/testing/start-cms.ts';
import { type ContentStore, createContentStore } from '../content-store.server.ts';

let cms: CmsDouble;
let dataDir: string;
let store: ContentStore;
let changed: string[][];

beforeEach(async () => {
  cms = await startCms('read');
  dataDir = await mkdtemp(path.join(tmpdir(), 'content-'));
  store = createContentStore({
    cmsUrl: cms.url,
    cmsReadToken: always('read'),
    previewSecret: always(''),
    commerceUrl: '',
    internalToken: always(''),
    dataDir,
  });
  changed = [];
  store.onChange((tags) => changed.push(tags));
});

afterEach(async () => {
  await store.close();
  await cms.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const story = {
  title: '一炉旧火',
  lead: '失传过',
  text: '又烧出来',
  link: '读故事',
  picture: { url: '/uploads/fire_1a.jpg', width: 1200, height: 1500 },
  alt: null,
};

test('a page that was never written is null', async () => {
  expect(await store.view('home-page', 'zh')).toBeNull();
  expect(await store.view('buying-page', 'en')).toBeNull();
});

test('a part that is missing in English is shown in Chinese as a whole, and says so', async () => {
  const shelf = { title: '书架', text: '小册子' };
  cms.pages.set('home-page', {
    zh: { story, shelf, seoDescription: '手工钧瓷' },
    en: { story: null, shelf: { title: 'The shelf', text: 'Booklets' }, making: [] },
  });
  expect(await store.view('home-page', 'en')).toEqual({
    seoDescription: null,
    motto: null,
    firing: null,
    glaze: null,
    story: {
      value: { ...story, picture: { name: 'fire_1a.jpg', width: 1200, height: 1500 } },
      language: 'zh',
    },
    making: null,
    shelf: { value: { title: 'The shelf', text: 'Booklets' }, language: 'en' },
    visit: null,
  });
});

test('a part with an empty text is left out, and the others are shown', async () => {
  cms.pages.set('home-page', {
    zh: { motto: { first: '入窑一色', second: ' ' }, visit: { title: '到访', text: '来信' } },
  });
  const page = await store.view('home-page', 'zh');
  expect(page?.motto).toBeNull();
  expect(page?.visit?.value).toEqual({ title: '到访', text: '来信' });
});

test('a page is shown as before after a restart without the CMS', async () => {
  cms.pages.set('esg-page', { zh: { title: '木制包装', sections: [{ title: '木', text: '泡桐' }] } });
  const before = await store.view('esg-page', 'en');
  await store.close();
  await cms.stop();
  const secrets = { cmsReadToken: always('read'), previewSecret: always(''), internalToken: always('') };
  const restarted = createContentStore({ ...secrets, cmsUrl: cms.url, commerceUrl: '', dataDir });
  expect(await restarted.view('esg-page', 'en')).toEqual(before);
  await restarted.close();
});

test('a hint for a page reports the tags of the pages that show it', async () => {
  cms.pages.set('buying-page', { zh: { title: '购买须知', highlights: '免运费\n七天退货' } });
  expect((await store.view('buying-page', 'zh'))?.highlights?.text).toBe('免运费\n七天退货');
  changed.length = 0;
  cms.pages.set('buying-page', { zh: { title: '购买须知', highlights: '免运费' } });
  await store.refresh('buying-page', 'the-page');
  expect((await store.view('buying-page', 'zh'))?.highlights?.text).toBe('免运费');
  expect(changed).toEqual([['buying-page:the-page', 'buying-page']]);
});

test('a drawing names its files as they are stored, and an unknown license is left out', async () => {
  const files = {
    picture: { url: '/uploads/box_1a.png', width: 2400, height: 1700 },
    pdf: { url: '/uploads/box_2b.pdf', size: 88.2 },
    dxf: { url: '/uploads/box_3c.dxf', size: 20 },
  };
  const drawings = cms.collection('design-drawings');
  drawings.set('b', { zh: { title: '箱', order: 2, license: 'all-rights', dxf: files.pdf } });
  drawings.set('a', { zh: { title: '盒', scale: '1:2', order: 1, license: 'cc-by-nc-4-0', ...files } });
  const [first, second] = await store.view('design-drawing', 'en');
  expect(first).toEqual({
    documentId: 'a',
    title: { text: '盒', language: 'zh' },
    description: null,
    material: null,
    dimensions: null,
    scale: '1:2',
    picture: { name: 'box_1a.png', width: 2400, height: 1700 },
    pdf: { name: 'box_2b.pdf', kilobytes: 89 },
    dxf: { name: 'box_3c.dxf', kilobytes: 20 },
    license: 'cc-by-nc-4-0',
  });
  expect(second).toMatchObject({ title: { text: '箱' }, dxf: null, license: null });
});
