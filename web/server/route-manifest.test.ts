import { afterEach, expect, test } from 'vitest';
import type { Render } from './render.ts';
import { type RunningWeb, startWeb } from './testing/start-web.ts';

let web: RunningWeb;

afterEach(() => web.stop());

const routes = { 'public/home/home': { id: 'public/home/home', module: '/assets/home.js' } };

async function openShop(answer: () => Response) {
  const asked: string[] = [];
  const render: Render = async (request) => {
    asked.push(request.url);
    return answer();
  };
  web = await startWeb({}, render);
  return { asked, get: (path: string, headers = {}) => fetch(web.url + path, { headers }) };
}

test('the answer about the routes behind the links of a page may be cached publicly and for good', async () => {
  const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const { asked, get } = await openShop(() => Response.json(routes, { headers }));
  const answer = await get('/__manifest?paths=/,/artworks&version=1&other=2');
  expect(await answer.json()).toEqual(routes);
  expect(answer.headers.get('Cache-Control')).toBe(headers['Cache-Control']);
  expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(asked).toEqual(['https://shop.example/__manifest?paths=%2F%2C%2Fartworks&version=1']);
});

test('an answer is rendered once for each encoding, and later ones are the same', async () => {
  const { asked, get } = await openShop(() => Response.json(routes));
  for (const encoding of ['br', 'gzip', 'br', 'gzip', 'identity', 'identity']) {
    const answer = await get('/__manifest?paths=/&version=1', { 'Accept-Encoding': encoding });
    expect(answer.headers.get('Content-Encoding') ?? 'identity').toBe(encoding);
    expect(answer.headers.get('Content-Type')).toContain('application/json');
    expect(answer.headers.get('Vary')).toContain('Accept-Encoding');
    expect(await answer.json()).toEqual(routes);
  }
  expect(asked).toHaveLength(3);
});

test('only the last 200 answers are kept', async () => {
  const { asked, get } = await openShop(() => Response.json(routes));
  for (let path = 0; path <= 200; path += 1) await get(`/__manifest?paths=/${path}&version=1`);
  await get('/__manifest?paths=/200&version=1');
  expect(asked).toHaveLength(201);
  await get('/__manifest?paths=/0&version=1');
  expect(asked).toHaveLength(202);
});

test('a page of an earlier build is told to reload the document, and that answer is not kept', async () => {
  const headers = { 'X-Remix-Reload-Document': 'true' };
  const { asked, get } = await openShop(() => new Response(null, { status: 204, headers }));
  for (const times of [1, 2]) {
    const answer = await get('/__manifest?paths=/&version=old');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true');
    expect(asked).toHaveLength(times);
  }
});
