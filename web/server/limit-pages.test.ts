import { afterEach, expect, test } from 'vitest';
import { classifyError } from '../app/shell/classify-error.ts';
import type { Config } from './config.ts';
import { htmlPage, type RunningWeb, startWeb } from './testing/start-web.ts';

let web: RunningWeb;

afterEach(() => web.stop());

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
  const refused = await get('/artworks.data?q=vase', '1.1.1.1', { 'Accept-Language': 'en' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  const refusal = await refused.text();
  expect(JSON.parse(refusal)).toMatchObject({
    errorCode: 'SYS003',
    message: 'Too many requests. Please try again later.',
  });
  const retryAfterSeconds = Number(refused.headers.get('retry-after'));
  expect(classifyError({ status: 429, statusText: '', internal: false, data: refusal })).toEqual({
    kind: 'unknown',
    advice: 'tooManyFor',
    retry: true,
    status: 429,
    retryAfterSeconds,
  });
  expect(await (await get('/artworks?q=vase', '1.1.1.1')).text()).toContain('请求过于频繁');
  expect(rendered()).toBe(60);

  expect((await get('/artworks?q=vase', '2.2.2.2')).status).toBe(200);
  expect((await get('/artworks', '1.1.1.1')).status).toBe(200);
});

test('a refused browser gets a page that says when to try again and reloads itself then', async () => {
  const { get } = await openShop();
  for (let time = 0; time < 60; time += 1) await get(`/artworks?q=vase${time}`, '1.1.1.1');
  const answer = await get('/artworks?q=vase&lng=en', '1.1.1.1', { Accept: 'text/html,*/*;q=0.8' });
  expect(answer.status).toBe(429);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('refresh')).toBe(answer.headers.get('retry-after'));
  const html = await answer.text();
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<h1 style="font-size: 1.4rem">Unknown error</h1>');
  expect(html).toContain(`Wait ${answer.headers.get('retry-after')} seconds, then try again.`);
});

test('the addresses of one IPv6 network share a limit', async () => {
  const { get } = await openShop();
  for (let time = 0; time < 60; time += 1) await get(`/artworks?q=vase${time}`, `2001:db8:1:2::${time}`);
  expect((await get('/artworks?q=vase', '2001:db8:1:2:f::')).status).toBe(429);
  expect((await get('/artworks?q=vase', '2001:db8:1:3::')).status).toBe(200);
});

test.each([
  ['page numbers', (time: number) => `/artworks?page=${time + 2}`, 60],
  ['wrong previews', (time: number) => `/?preview=${time}`, 0],
  ['pages of literature', (time: number) => `/jun-history?page=${time + 2}`, 60],
])('a visitor who requests too many %s is refused', async (_, address, renderedPages) => {
  const { rendered, get } = await openShop();
  for (let time = 0; time < 60; time += 1) expect((await get(address(time), '1.1.1.1')).status).not.toBe(429);
  expect((await get(address(60), '1.1.1.1')).status).toBe(429);
  expect(rendered()).toBe(renderedPages);
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
    expect((await get(`/artworks?q=vase${time}`, '1.1.1.1')).status).toBe(200);
  }
});
