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

/** Imports the modules again, so that they read the current COMMERCE_URL. */
async function load() {
  const { offers, searchProducts } = await import('./offers.server.ts');
  const { recordPage } = await import('./page-record.server.ts');
  return { offers, searchProducts, recordPage };
}

const knowsAll: RequestListener = (request, response) => {
  const codes = new URL(request.url ?? '/', commerce.url).searchParams.get('codes')?.split(',') ?? [];
  response.end(JSON.stringify({ status: 'OK', content: codes.map(offerOf) }));
};

test('a page depends on the products whose offers it reads', async () => {
  answer = knowsAll;
  const { offers, recordPage } = await load();
  const [result, page] = await recordPage(() => offers(['JY-2024-001', 'JY-2024-002']));
  expect(result).toEqual({ unavailable: false, offers: [offerOf('JY-2024-001'), offerOf('JY-2024-002')] });
  expect([...page.tags]).toEqual(['product:JY-2024-001', 'product:JY-2024-002']);
  expect(page.degraded).toBe(false);
});

test('many codes are requested in several calls, and no codes without a call', async () => {
  answer = knowsAll;
  const { offers } = await load();
  const codes = Array.from({ length: 120 }, (_, index) => `JY-2024-${100 + index}`);
  expect(await offers(codes)).toMatchObject({ offers: { length: 120 } });
  expect(asked).toHaveLength(3);
  expect(await offers([])).toEqual({ unavailable: false, offers: [] });
  expect(asked).toHaveLength(3);
});

test('a page with a piece that commerce does not know yet is not cached', async () => {
  answer = (_, response) => response.end(JSON.stringify({ status: 'OK', content: [] }));
  const { offers, recordPage } = await load();
  const [result, page] = await recordPage(() => offers(['JY-2024-001']));
  expect(result).toEqual({ unavailable: false, offers: [] });
  expect(page.degraded).toBe(true);
});

test.each<[string, RequestListener]>([
  ['does not answer in time', () => {}],
  ['closes the connection', (_, response) => response.destroy()],
  ['answers 503', (_, response) => response.writeHead(503).end('{"status":"ERROR","errorCode":"SYS004"}')],
  ['answers without JSON', (_, response) => response.end('<html>')],
  ['is replaced by the page of a proxy', (_, response) => response.writeHead(404).end('<html>')],
])('when commerce %s, the page is rendered without offers and not cached', async (_, behave) => {
  answer = behave;
  const { offers, searchProducts, recordPage } = await load();
  const begin = performance.now();
  const [result, page] = await recordPage(() => Promise.all([offers(['JY-2024-001']), searchProducts({})]));
  expect(result).toEqual([{ unavailable: true }, { unavailable: true }]);
  expect(page.degraded).toBe(true);
  expect(performance.now() - begin).toBeLessThan(2000);
});

test('a refusal of commerce is no outage: nothing matches, prices are known, and no outage is logged', async () => {
  answer = (_, response) =>
    response
      .writeHead(400, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ status: 'ERROR', errorCode: 'SYS007', message: 'no', traceId: 'one' }));
  const { offers, searchProducts, recordPage } = await load();
  const { log } = await import('../../server/log.ts');
  const warned = vi.spyOn(log, 'warn');
  const [result, page] = await recordPage(() => searchProducts({ q: 'x' }));
  expect(result).toEqual({ unavailable: false, page: { items: [], total: 0, page: 1, pageSize: 12 } });
  expect(page.degraded).toBe(false);
  expect(await offers(['JY-2024-001'])).toEqual({ unavailable: false, offers: [] });
  expect(warned).not.toHaveBeenCalled();
});

test('a search sends only the values that were chosen', async () => {
  answer = (_, response) =>
    response.end(JSON.stringify({ status: 'OK', content: { items: [], total: 0, page: 2, pageSize: 12 } }));
  const { searchProducts, recordPage } = await load();
  const [, page] = await recordPage(() =>
    searchProducts({ q: '天 青', type: 'vase', status: '', page: 2, lng: 'zh' }),
  );
  expect(asked).toEqual(['/api/product/search?q=%E5%A4%A9+%E9%9D%92&type=vase&page=2&lng=zh']);
  expect([...page.tags]).toEqual(['products']);
});

test('every call has the internal token, so that commerce does not rate-limit it', async () => {
  answer = knowsAll;
  const { offers, searchProducts } = await load();
  await Promise.all([offers(['JY-2024-001']), searchProducts({})]);
  expect(tokens).toEqual(['a secret between the services', 'a secret between the services']);
});
