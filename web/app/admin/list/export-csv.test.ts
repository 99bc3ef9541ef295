// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { saveSession } from '../../session/session.ts';
import { fetchCsv } from './export-csv.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(respond: (init: RequestInit) => Response | Promise<Response>) {
  const requests: { url: string; headers: Headers }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, headers: new Headers(init.headers) });
    return respond(init);
  });
  return requests;
}

function csvOf(parts: readonly string[], headers: Record<string, string> = {}): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  return new Response(body, { headers });
}

const path = '/admin/orders/export';
const save = (onProgress = (_bytes: number) => {}, signal = new AbortController().signal) =>
  fetchCsv(path, { view: 'toShip', search: '釉 1' }, onProgress, signal);

test('an export asks for what is filtered, in the language of the page, with the session', async () => {
  saveSession({ userId: 'u-1', authToken: 'token-1' }, true);
  document.documentElement.lang = 'en';
  const requests = answer(() => csvOf(['a']));
  await save();
  const [{ url, headers } = { url: '', headers: new Headers() }] = requests;
  const { pathname, searchParams } = new URL(url, 'http://shop');
  expect(pathname).toBe('/api/admin/orders/export');
  expect([...searchParams]).toEqual([
    ['view', 'toShip'],
    ['search', '釉 1'],
  ]);
  expect(headers.get('accept-language')).toBe('en');
  expect(headers.get('authorization')).toBe('token-1');
});

test('the file has every byte that arrived, the byte-order mark included, and the progress counts them', async () => {
  answer(() => csvOf(['\uFEFF订单', 'no\n', '1']));
  const progress: number[] = [];
  const { content } = await save((bytes) => progress.push(bytes));
  const bytes = new Uint8Array(await content.arrayBuffer());
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe('\uFEFF订单no\n1');
  expect(progress).toEqual([9, 12, 13]);
});

test.each([
  ['attachment; filename="orders-2026-11-23.csv"', 'orders-2026-11-23.csv'],
  ['attachment; filename=orders.csv', 'orders.csv'],
  ['attachment', 'junyao.csv'],
])('with the header %s the file is named %s', async (header, name) => {
  answer(() => csvOf(['a'], { 'Content-Disposition': header }));
  expect((await save()).name).toBe(name);
});

test('a refused export fails with the code of commerce', async () => {
  answer(() => Response.json({ status: 'ERROR', errorCode: 'SYS005', message: '' }, { status: 403 }));
  await expect(save()).rejects.toMatchObject({ errorCode: 'SYS005', status: 403 });
  await expect(save()).rejects.toBeInstanceOf(ApiError);
});

test('an export that breaks off in the middle fails, so that nobody works with half a list', async () => {
  const half = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('a,b\n')),
    pull: () => Promise.reject(new TypeError('terminated')),
  });
  answer(() => new Response(half));
  await expect(save()).rejects.toThrow('terminated');
});

test('an export that is stopped ends with an AbortError', async () => {
  const controller = new AbortController();
  answer(
    ({ signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const saved = save(() => {}, controller.signal);
  controller.abort();
  await expect(saved).rejects.toMatchObject({ name: 'AbortError' });
});
