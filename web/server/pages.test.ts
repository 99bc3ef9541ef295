import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { noteDegraded, noteTags } from '../app/content/page-record.server.ts';
import type { Config } from './config.ts';
import { inlineScripts } from './content-security-policy.ts';
import { log } from './log.ts';
import type { Render } from './render.ts';
import { htmlPage, type RunningWeb, secret, startWeb } from './testing/start-web.ts';

let web: RunningWeb;

afterEach(() => web.stop());

async function openShop(
  page: (request: Request) => Response | Promise<Response>,
  change: Partial<Config> = {},
) {
  const rendered: string[] = [];
  const render: Render = async (request, language) => {
    rendered.push(`${language} ${request.url}`);
    return page(request);
  };
  web = await startWeb(change, render);
  return {
    rendered,
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(web.url + path, { headers, redirect: 'manual' }),
    purge: (...tags: string[]) =>
      fetch(`${web.url}/internal/purge`, {
        method: 'POST',
        headers: { 'X-Internal-Token': secret },
        body: JSON.stringify({ tags }),
      }),
  };
}

test('only so many filtered pages wait for all visitors together, and others are rendered meanwhile', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { rendered, get } = await openShop(async ({ url }) => {
    if (url.includes('page=')) await released;
    return htmlPage('page');
  });
  const statuses: number[] = [];
  const refusals: unknown[] = [];
  const filtered = Array.from({ length: 60 }, async (_, index) => {
    const answer = await get(`/artworks.data?page=${index + 2}`);
    statuses.push(answer.status);
    if (answer.status === 503) refusals.push(await answer.json());
  });
  await expect.poll(() => statuses).toEqual(Array(45).fill(503));
  await expect.poll(() => rendered).toHaveLength(1);
  expect((await get('/artworks')).status).toBe(200);
  release();
  await Promise.all(filtered);
  expect(statuses.filter((status) => status === 200)).toHaveLength(15);
  // The refusals were not counted among the 60 pages a minute that a visitor may choose.
  expect((await get('/artworks?page=62')).status).toBe(200);
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ errorCode: 'SYS004', details: { retryAfterSeconds: 2 } });
});

describe('the HTML cache', () => {
  test('renders a page once for all visitors in the same language', async () => {
    const { rendered, get } = await openShop(() => htmlPage('piece'));
    await get('/artworks/JY-2024-001');
    await get('/artworks/JY-2024-001', { Cookie: 'userId=1; authToken=secret' });
    await get('/artworks/JY-2024-001', { 'Accept-Language': 'en' });
    await get('/artworks/JY-2024-001', { Cookie: 'i18nextLng=en' });
    expect(rendered).toEqual([
      'zh https://shop.example/artworks/JY-2024-001',
      'en https://shop.example/artworks/JY-2024-001',
    ]);
  });

  test('keeps the headers and cookies of a visitor out of shared pages', async () => {
    let seen: Headers | undefined;
    const { get } = await openShop((request) => {
      seen = request.headers;
      return htmlPage(request.url);
    });
    const answer = await get('/', {
      Cookie: 'authToken=secret; i18next=en',
      Authorization: 'secret',
      'X-Other': 'x',
    });
    expect(await answer.text()).toContain('https://shop.example/<');
    expect([...(seen ?? [])]).toEqual([
      ['accept-language', 'en'],
      ['cookie', 'i18next=en'],
    ]);
  });

  test('passes on only the query parameters that a page reads', async () => {
    const { rendered, get } = await openShop(() => htmlPage('list'));
    await get('/artworks?type=vase&page=2');
    await get('/artworks?page=2&utm_source=letter&type=vase&orderNo=7');
    await get('/artworks?page=2&type=vase&status=lost&glaze=sky&minPrice=free&sort=default');
    await get('/?page=2');
    await get('/jun-history?type=vase&page=2&q=%20');
    await get('/jun-history?articles=2&q=&page=0');
    await get('/jun-history/intro?q=vase');
    await get('/customization?piece=JY-2024-001&page=2');
    await get('/customization?piece=%3Cscript%3E');
    expect(rendered).toEqual([
      'zh https://shop.example/artworks?type=vase&page=2',
      'zh https://shop.example/',
      'zh https://shop.example/jun-history?page=2',
      'zh https://shop.example/jun-history?articles=2',
      'zh https://shop.example/jun-history/intro',
      'zh https://shop.example/customization?piece=JY-2024-001',
      'zh https://shop.example/customization',
    ]);
  });

  test('has separate entries for a page and its data', async () => {
    const { rendered, get } = await openShop(() => htmlPage('list'));
    await get('/artworks?page=2');
    await get('/artworks.data?page=2&_routes=public%2Fartworks%2Flist');
    await get('/artworks.data?page=2');
    expect(rendered).toEqual([
      'zh https://shop.example/artworks?page=2',
      'zh https://shop.example/artworks.data?page=2&_routes=public%2Fartworks%2Flist',
      'zh https://shop.example/artworks.data?page=2',
    ]);
  });

  test('sorts the requested data routes into a fixed order and drops unknown ones', async () => {
    const { rendered, get } = await openShop(() => htmlPage('list'));
    await get('/artworks.data?_routes=public/layout,public/artworks/list');
    await get('/artworks.data?_routes=public/artworks/list,no/such,public/layout,public/layout');
    await get('/artworks.data?_routes=no/such');
    await get('/artworks.data?_routes=%3Cscript%3E');
    expect(rendered).toEqual([
      'zh https://shop.example/artworks.data?_routes=public%2Flayout%2Cpublic%2Fartworks%2Flist',
      'zh https://shop.example/artworks.data',
    ]);
  });

  test.each([
    ['a page that sets a cookie', '/', () => htmlPage('x', { 'Set-Cookie': 'a=1' })],
    ['an error page', '/nowhere', () => htmlPage('not found', {}, 404)],
  ])('does not keep %s', async (_, path, page) => {
    const { rendered, get } = await openShop(page);
    await get(path);
    await get(path);
    expect(rendered).toHaveLength(2);
  });

  test('keeps a search by its text as the page shows it', async () => {
    const { rendered, get } = await openShop(() => htmlPage('found'));
    await get('/artworks?q=vase%202');
    await get('/artworks?q=%20vase%20%20%EF%BC%92', { 'Accept-Encoding': 'gzip' });
    await get('/artworks?q=Vase%202');
    expect(rendered).toEqual([
      'zh https://shop.example/artworks?q=vase+2',
      'zh https://shop.example/artworks?q=Vase+2',
    ]);
  });

  test('searches push out other searches, but no other page', async () => {
    const { rendered, get } = await openShop((request) => htmlPage(request.url.repeat(100)), {
      htmlCacheBytes: 200_000,
    });
    await get('/artworks');
    for (let word = 0; word < 50; word += 1) await get(`/artworks?q=${word}`);
    await get('/artworks');
    await get('/artworks?q=49');
    expect(rendered).toHaveLength(51);
    await get('/artworks?q=0');
    expect(rendered).toHaveLength(52);
  });

  test('renders once for many requests at the same time', async () => {
    const gate = openGate();
    const { rendered, get } = await openShop(async () => {
      await gate.passed;
      return htmlPage('slow');
    });
    const answers = Promise.all(Array.from({ length: 20 }, () => get('/artworks')));
    await gate.reached(() => rendered.length > 0);
    gate.open();
    for (const answer of await answers) expect(await answer.text()).toContain('slow');
    expect(rendered).toHaveLength(1);
  });

  test('drops a page when something on it changes, and keeps the others', async () => {
    const { rendered, get, purge } = await openShop((request) => {
      noteTags(`product:${new URL(request.url).pathname.slice(1)}`);
      return htmlPage('piece');
    });
    await get('/one');
    await get('/two');
    expect((await purge('product:one')).status).toBe(200);
    await get('/one');
    await get('/two');
    expect(rendered.map((each) => each.at(-1))).toEqual(['e', 'o', 'e']);
  });

  test('drops the lists from commerce when any offer changes', async () => {
    const { rendered, get, purge } = await openShop(() => {
      noteTags('products');
      return htmlPage('list');
    });
    await get('/artworks');
    await purge('product:JY-2024-099');
    await get('/artworks');
    expect(rendered).toHaveLength(2);
  });

  test('does not keep a page whose data changed while it was rendered', async () => {
    let price = 100;
    const gate = openGate();
    const { rendered, get, purge } = await openShop(async () => {
      noteTags('product:one');
      const read = price;
      if (rendered.length === 1) await gate.passed;
      return htmlPage(`price ${read}`);
    });
    const before = get('/one');
    await gate.reached(() => rendered.length > 0);
    price = 80;
    await purge('product:one');
    // Must not share the rendering that has read the old price.
    expect(await (await get('/one')).text()).toContain('price 80');
    gate.open();
    expect(await (await before).text()).toContain('price 100');
    expect(await (await get('/one')).text()).toContain('price 80');
    expect(rendered).toHaveLength(2);
  });

  test('drops a page with missing data after a second', async () => {
    const { rendered, get } = await openShop(() => {
      if (rendered.length === 1) noteDegraded();
      return htmlPage('page');
    });
    await get('/');
    await expect.poll(() => get('/').then(() => rendered.length), { timeout: 3000, interval: 200 }).toBe(2);
  });

  test('never exceeds its maximum size', async () => {
    const { rendered, get } = await openShop((request) => htmlPage(request.url.repeat(2000)), {
      htmlCacheBytes: 300_000,
    });
    for (let page = 1; page <= 20; page += 1) await get(`/artworks?page=${page}`);
    await get('/artworks?page=20');
    await get('/artworks?page=1');
    expect(rendered).toHaveLength(21);
  });
});

describe('a page', () => {
  test('has the same decoded text and the same ETag in every encoding', async () => {
    const { get } = await openShop(() => htmlPage('钧瓷 '.repeat(500)));
    const answers = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) => get('/', { 'Accept-Encoding': encoding })),
    );
    expect(answers.map((answer) => answer.headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.headers.get('etag'))).size).toBe(1);
  });

  test('is answered with 304 when the browser has it', async () => {
    const { get } = await openShop(() => htmlPage('page'));
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('content-length')).toBeNull();
  });

  test('has an id of its own, which is in its line of the log too, also from the cache', async () => {
    const lines = vi.spyOn(log, 'info');
    const { get } = await openShop(() => htmlPage('page'));
    const ids = [await get('/'), await get('/')].map(({ headers }) => headers.get('x-request-id') ?? '');
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const logged = () => lines.mock.calls.map(([entry]) => (entry as { traceId?: string }).traceId);
    await expect.poll(() => logged().toSorted()).toEqual(ids.toSorted());
    lines.mockRestore();
  });

  test('may be cached only by the browser, which must revalidate it', async () => {
    const { get } = await openShop(() => htmlPage('page'));
    const { headers } = await get('/');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('answers HEAD like GET, without the body', async () => {
    await openShop(() => htmlPage('page'));
    for (let time = 0; time < 2; time += 1) {
      const answer = await fetch(web.url, { method: 'HEAD' });
      expect(answer.status).toBe(200);
      expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
      expect(await answer.text()).toBe('');
    }
  });

  test('allows only the inline scripts it was rendered with', async () => {
    const scripts = ['window.a = 1;', 'import "/assets/x.js";\n'];
    const data = '<script type="application/json">{"a":1}</script><script src="/assets/y.js"></script>';
    const { get } = await openShop(() =>
      htmlPage(`<script>${scripts[0]}</script>${data}<script type="module" async="">${scripts[1]}</script>`),
    );
    const answer = await get('/');
    expect(inlineScripts(Buffer.from(await answer.text())).map(String)).toEqual(scripts);
    const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('carries the security headers', async () => {
    const { get } = await openShop(() => htmlPage('page'));
    const { headers } = await get('/');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('has a policy even if it is no HTML', async () => {
    const feed = () => new Response('<rss/>', { headers: { 'Content-Type': 'application/rss+xml' } });
    const { get } = await openShop(feed);
    const policy = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
    for (const answer of [await get('/feed.xml'), await get('/feed.xml')])
      expect(answer.headers.get('content-security-policy')).toBe(policy);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    const { rendered } = await openShop(() => htmlPage('page'));
    const answer = await fetch(`${web.url}/artworks`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    expect(rendered).toEqual([]);
  });

  test('is a plain 500 without details when rendering fails', async () => {
    const { get } = await openShop(() => {
      throw new Error('secret detail');
    });
    const answer = await get('/');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret');
  });
});

function openGate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {
    passed,
    open: () => open(),
    reached: (condition: () => boolean) => expect.poll(condition).toBe(true),
  };
}
