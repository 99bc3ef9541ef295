import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type CmsDouble, startCms } from '../../../server/testing/start-cms.ts';
import { type RunningServer, startServer } from '../../../server/testing/start-server.ts';
import { supportedLanguage } from '../../i18n/languages.ts';

let cms: CmsDouble;
let dataDir: string;
let commerce: RunningServer;
let total: number;
let down = false;

beforeAll(async () => {
  cms = await startCms('read');
  cms.siteSetting = { zh: { siteName: '钧窑' }, en: { siteName: 'Junyao' } };
  const piece = { type: 'vase', name: '瓶', glazeFamily: 'azure' };
  cms.artworks.set('a', { zh: { ...piece, productCode: 'JY-2024-001' } });
  cms.artworks.set('b', { zh: { ...piece, productCode: 'JY-2024-002', glazeFamily: 'splashed' } });
  cms.artworks.set('c', { zh: { ...piece, productCode: 'JY-2024-003', type: 'cup' } });
  cms.artworks.set('e', {
    zh: {
      ...{ ...piece, type: 'ornament', glazeFamily: null },
      ...{ productCode: 'JY-2024-005', name: '鹅颈瓶', glazeColor: '玫瑰紫', materials: '禹州瓷土' },
    },
    en: { productCode: 'JY-2024-005', type: 'ornament', name: 'Goose-neck vase', glazeColor: 'Rose purple' },
  });
  cms.artworks.set('d', { zh: { ...piece, productCode: 'JY-2024-004', forShow: true } });
  commerce = await startServer((_, response) => {
    if (down) return void response.writeHead(502).end();
    const content = { items: [], total, page: 1, pageSize: 12 };
    response.end(JSON.stringify({ status: 'OK', content }));
  });
  dataDir = await mkdtemp(path.join(tmpdir(), 'artworks-'));
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('CMS_URL', cms.url);
  vi.stubEnv('CMS_READ_TOKEN', 'read');
  vi.stubEnv('COMMERCE_URL', commerce.url);
  vi.resetModules();
});

afterAll(async () => {
  const { content } = await import('../../content/cms.server.ts');
  await content.close();
  vi.unstubAllEnvs();
  await Promise.all([cms.stop(), commerce.stop()]);
  await rm(dataDir, { recursive: true, force: true });
});

/** Returns the data of the list, or the status and address of a redirect. */
async function open(search: string): Promise<unknown> {
  const { loader } = await import('./list.tsx');
  const { languageContext } = await import('../../i18n/i18n.server.ts');
  const url = new URL(`http://shop/artworks${search}`);
  const context = new RouterContextProvider();
  context.set(languageContext, supportedLanguage(url.searchParams.get('lng')) ?? 'zh');
  try {
    return await loader({ request: new Request(url), url, params: {}, pattern: '/artworks', context });
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return `${answer.status} ${answer.headers.get('Location')}`;
  }
}

test('the last page can be opened', async () => {
  total = 14;
  expect(await open('?page=2')).toMatchObject({ query: { page: 2 }, pageCount: 2, total });
});

test('an empty list has one page', async () => {
  total = 0;
  expect(await open('?type=vase')).toMatchObject({ query: { page: 1 }, pageCount: 1, total });
  expect(await open('?page=2')).toBe('302 /artworks');
});

test('an address beyond the last page redirects to the last page', async () => {
  total = 14;
  expect(await open('?page=3')).toBe('302 /artworks?page=2');
  expect(await open('?page=9999&type=vase&lng=en')).toBe('302 /artworks?type=vase&page=2&lng=en');
});

test('while commerce is down, type and glaze filter the list, which has no pieces for show', async () => {
  down = true;
  const offersKnown = false;
  expect(await open('?status=sold&minPrice=1')).toMatchObject({ total: 4, offersKnown });
  expect(await open('?glaze=azure')).toMatchObject({ total: 2, offersKnown });
  expect(await open('?glaze=azure&type=vase')).toMatchObject({
    total: 1,
    pieces: [{ productCode: 'JY-2024-001' }],
  });
  down = false;
});

test('while commerce is down, each word is searched in the texts of a piece in both languages', async () => {
  down = true;
  for (const q of ['VASE goose', 'purple 鹅颈', '005 rose', '禹州', '瓷土 purple']) {
    const found = { total: 1, pieces: [{ productCode: 'JY-2024-005' }] };
    expect(await open(`?q=${q}&lng=en`), q).toMatchObject(found);
  }
  expect(await open('?q=goose cup&lng=en')).toMatchObject({ total: 0 });
  expect(await open('?q=鹅颈 禹州')).toMatchObject({ total: 1 });
  expect(await open('?q=goose')).toMatchObject({ total: 0 });
  down = false;
});
