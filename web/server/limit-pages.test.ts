import { afterEach, expect, test } from 'vitest';
import type { Config } from './config.ts';
import { htmlPage, type RunningWeb, startWeb } from './testing/start-web.ts';

let web: RunningWeb;

afterEach(() => web.stop());

/** Starts a shop behind a trusted proxy, and counts how often its pages are rendered. */
async function openShop(change: Partial<Config> = {}) {
  let rendered = 0;
  web = await startWeb({ trustedProxies: ['127.0.0.1'], ...change }, async () => {
    rendered += 1;
    return htmlPage('page');
  });
  return {
    rendered: () => rendered,
    get: (path: string, visitor: string, headers: Record<string, string> = {}) =>
      fetch(web.url + path, { headers: { ...headers, 'X-Forwarded-For': visitor } }),
  };
}

test('a visitor who searches too often is refused with Retry-After, in the language of the page', async () => {
  const { rendered, get } = await openShop();
  for (let time = 0; time < 30; time += 1) {
    expect((await get(`/artworks?q=vase${time}`, '1.1.1.1')).status).toBe(200);
    expect((await get(`/artworks.data?q=vase${time}`, '1.1.1.1')).status).toBe(200);
  }
  const refused = await get('/artworks?q=vase', '1.1.1.1', { 'Accept-Language': 'en' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(await refused.text()).toContain('Too many requests');
  expect(await (await get('/artworks?q=vase', '1.1.1.1')).text()).toContain('请求过于频繁');
  expect(rendered()).toBe(60);

  expect((await get('/artworks?q=vase', '2.2.2.2')).status).toBe(200);
  expect((await get('/artworks', '1.1.1.1')).status).toBe(200);
});

test.each([
  ['page numbers', (time: number) => `/artworks?page=${time + 2}`],
  ['previews', (time: number) => `/?preview=${time}`],
  ['pages of literature', (time: number) => `/jun-history?page=${time + 2}`],
])('a visitor who requests too many %s is refused', async (_, address) => {
  const { rendered, get } = await openShop();
  for (let time = 0; time < 60; time += 1) await get(address(time), '1.1.1.1');
  expect((await get(address(60), '1.1.1.1')).status).toBe(429);
  expect(rendered()).toBe(60);
});

test('a visitor may open many pages, of which those in the cache do not count', async () => {
  const { get } = await openShop();
  for (let time = 0; time < 300; time += 1) {
    expect((await get(`/artworks/JY-2024-${time}?lng=en`, '1.1.1.1')).status).toBe(200);
  }
  expect((await get('/artworks/JY-2024-300', '1.1.1.1')).status).toBe(429);
  expect((await get('/artworks/JY-2024-299?lng=en', '1.1.1.1')).status).toBe(200);
});

test('with LIMITS=off the number of pages is not limited', async () => {
  const { get } = await openShop({ limits: false });
  for (let time = 0; time < 70; time += 1) {
    expect((await get('/artworks?q=vase', '1.1.1.1')).status).toBe(200);
  }
});
