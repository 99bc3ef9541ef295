import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../../server/testing/start-server.ts';
import { offerOf } from './testing/offer-of.ts';

let commerce: RunningServer;
let answer: RequestListener;
let asked: string[];
let tokens: unknown[];

beforeEach(async () => {
  asked = [];
  tokens = [];
  commerce = await startServer((request, response) => {
    asked.push(request.url ?? '');
    tokens.push(request.headers['x-internal-token']);
    answer(request, response);
  });
  vi.stubEnv('COMMERCE_URL', commerce.url);
  vi.stubEnv('INTERNAL_TOKEN', 'a secret between the services');
  vi.resetModules();
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await commerce.stop();
});

/** The modules as a process with this COMMERCE_URL has them. */
async function load() {
  const { offers, searchProducts } = await import('./offers.server.ts');
  const { recordPage } = await import('./page-record.server.ts');
  return { offers, searchProducts, recordPage };
}

const knowsAll: RequestListener = (request, response) => {
  const codes = new URL(request.url ?? '/', commerce.url).searchParams.get('codes')?.split(',') ?? [];
  response.end(JSON.stringify({ status: 'OK', content: codes.map(offerOf) }));
};

test('offers come by code, and the page knows of which it is made', async () => {
  answer = knowsAll;
  const { offers, recordPage } = await load();
  const [result, page] = await recordPage(() => offers(['JY-2024-001', 'JY-2024-002']));
  expect(result).toEqual({ unavailable: false, offers: [offerOf('JY-2024-001'), offerOf('JY-2024-002')] });
  expect([...page.tags]).toEqual(['product:JY-2024-001', 'product:JY-2024-002']);
  expect(page.degraded).toBe(false);
});

test('many codes are asked for in parts, none without asking', async () => {
  answer = knowsAll;
  const { offers } = await load();
  const codes = Array.from({ length: 120 }, (_, index) => `JY-2024-${100 + index}`);
  expect(await offers(codes)).toMatchObject({ offers: { length: 120 } });
  expect(asked).toHaveLength(3);
  expect(await offers([])).toEqual({ unavailable: false, offers: [] });
  expect(asked).toHaveLength(3);
});

test('a page with a piece that commerce does not know yet is not kept', async () => {
  answer = (_, response) => response.end(JSON.stringify({ status: 'OK', content: [] }));
  const { offers, recordPage } = await load();
  const [result, page] = await recordPage(() => offers(['JY-2024-001']));
  expect(result).toEqual({ unavailable: false, offers: [] });
  expect(page.degraded).toBe(true);
});

test.each<[string, RequestListener]>([
  ['does not answer in time', () => {}],
  ['breaks off', (_, response) => response.destroy()],
  ['answers 503', (_, response) => response.writeHead(503).end('{"status":"ERROR","errorCode":"SYS004"}')],
  ['answers no JSON', (_, response) => response.end('<html>')],
])('commerce %s: the page goes without, and is not kept', async (_, behave) => {
  answer = behave;
  const { offers, searchProducts, recordPage } = await load();
  const begin = performance.now();
  const [result, page] = await recordPage(() => Promise.all([offers(['JY-2024-001']), searchProducts({})]));
  expect(result).toEqual([{ unavailable: true }, { unavailable: true }]);
  expect(page.degraded).toBe(true);
  expect(performance.now() - begin).toBeLessThan(2000);
});

test('a search sends what was chosen and nothing else', async () => {
  answer = (_, response) =>
    response.end(JSON.stringify({ status: 'OK', content: { items: [], total: 0, page: 2, pageSize: 12 } }));
  const { searchProducts, recordPage } = await load();
  const [, page] = await recordPage(() =>
    searchProducts({ q: '天 青', type: 'vase', status: '', page: 2, lng: 'zh' }),
  );
  expect(asked).toEqual(['/api/product/search?q=%E5%A4%A9+%E9%9D%92&type=vase&page=2&lng=zh']);
  expect([...page.tags]).toEqual(['products']);
});

test('whatever is asked carries the secret, so that the visitors of all pages do not count as one', async () => {
  answer = knowsAll;
  const { offers, searchProducts } = await load();
  await Promise.all([offers(['JY-2024-001']), searchProducts({})]);
  expect(tokens).toEqual(['a secret between the services', 'a secret between the services']);
});
