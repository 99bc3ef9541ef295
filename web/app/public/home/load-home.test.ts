import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Offer } from '@junyao/commerce/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type CmsDouble, startCms } from '../../../server/testing/start-cms.ts';
import { type RunningServer, startServer } from '../../../server/testing/start-server.ts';
import type { ContentStore } from '../../content/content-store.server.ts';
import { recordPage } from '../../content/page-record.server.ts';
import { offerOf } from '../../content/testing/offer-of.ts';
import type { HomeData } from './load-home.server.ts';

const codes = Array.from({ length: 12 }, (_, index) => `JY-2024-0${index + 10}`);
const [first = '', second = '', third = ''] = codes;
const microImage = { url: '/uploads/macro.jpg', width: 1200, height: 1500 };

let cms: CmsDouble;
let dataDir: string;
let commerce: RunningServer;
let content: ContentStore;
let loadHome: (language: 'zh') => Promise<HomeData>;
/** What differs from an available piece, by product code. */
let offers: Record<string, Partial<Offer>>;
let down = false;

beforeAll(async () => {
  cms = await startCms('read');
  for (const [order, productCode] of codes.entries()) {
    cms.artworks.set(productCode, {
      zh: { productCode, type: 'vase', name: '瓶', order, microImage, featured: order < 4 },
    });
  }
  commerce = await startServer((request, response) => {
    if (down) return void response.writeHead(502).end();
    const asked = new URL(request.url ?? '/', commerce.url).searchParams.get('codes')?.split(',') ?? [];
    const answer = asked.map((code) => ({ ...offerOf(code), ...offers[code] }));
    response.end(JSON.stringify({ status: 'OK', content: answer }));
  });
  dataDir = await mkdtemp(path.join(tmpdir(), 'home-'));
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('CMS_URL', cms.url);
  vi.stubEnv('CMS_READ_TOKEN', 'read');
  vi.stubEnv('COMMERCE_URL', commerce.url);
  // The modules read the environment when they are imported.
  ({ content } = await import('../../content/cms.server.ts'));
  ({ loadHome } = await import('./load-home.server.ts'));
  // The import takes long on a busy machine.
}, 60_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await content.close();
  await Promise.all([cms.stop(), commerce.stop()]);
  await rm(dataDir, { recursive: true, force: true });
});

const codesOf = (pieces: HomeData['firing']) => pieces.map(({ productCode }) => productCode);

test('home shows the free pieces first, featured ones before others, and depends on every piece it chose from', async () => {
  offers = {
    [first]: { status: 'sold', available: 0 },
    [second]: { status: 'sold', available: 0 },
    [third]: { price: null },
  };
  const [home, page] = await recordPage(() => loadHome('zh'));
  expect(home.hero?.productCode).toBe(first);
  expect(codesOf(home.firing)).toEqual(codes.slice(3, 8));
  expect(Object.keys(home.offers)).toEqual(codes.slice(3, 8));
  expect(codesOf(home.close)).toEqual([second, third, ...codes.slice(8, 10)]);
  // The sale of a piece that is not shown yet may still change which pieces are shown.
  expect([...page.tags].filter((tag) => tag.startsWith('product:'))).toEqual(
    codes.slice(1).map((code) => `product:${code}`),
  );
});

test('home shows one sold piece at most, and rather fewer pieces than more sold ones', async () => {
  const sold = { status: 'sold', available: 0 } as const;
  offers = Object.fromEntries(codes.map((code) => [code, sold]));
  offers[third] = { status: 'reserved', available: 0 };
  expect(codesOf((await loadHome('zh')).firing)).toEqual([third, second]);
});

test('home shows the order of the CMS while commerce does not answer', async () => {
  down = true;
  const home = await loadHome('zh');
  expect(codesOf(home.firing)).toEqual(codes.slice(1, 6));
  expect(home.offers).toEqual({});
});
