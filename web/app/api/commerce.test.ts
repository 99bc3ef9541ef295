// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, readSession, saveSession } from '../session/session.ts';
import { get, post, postForm } from './commerce.ts';
import { ApiError } from './errors.ts';

const sent: { url: string; init: RequestInit }[] = [];
const lastRequest = () => {
  const { url, init } = sent.at(-1) ?? { url: '', init: {} };
  return { url, method: init.method ?? 'GET', headers: new Headers(init.headers), body: init.body };
};
const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});

function answerWith(body: string, status = 200) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return new Response(body, { status });
  });
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  saveSession({ userId: 'u-1', authToken: 'token-1' }, true);
  answerWith('{"status":"OK","content":[]}');
});
afterEach(() => {
  clearSession();
  sessionStorage.clear();
  replace.mockClear();
  vi.unstubAllGlobals();
});

test('a call sends the token without a prefix and asks for the language of the interface', async () => {
  await get('/wallet/query', {});
  expect(lastRequest().headers.get('Authorization')).toBe('token-1');
  expect(lastRequest().headers.get('Accept-Language')).toBe('en');
});

test('a guest sends an empty token', async () => {
  clearSession();
  await get('/product/query', { codes: 'JY-2024-001' });
  expect(lastRequest().headers.get('Authorization')).toBe('');
});

test('the cart is read with a JSON content type and without a body', async () => {
  await get('/userinfo/cart/query', { userId: 'u-1' });
  const { url, method, headers, body } = lastRequest();
  expect(url).toBe('/api/userinfo/cart/query?userId=u-1');
  expect(method).toBe('GET');
  expect(headers.get('Content-Type')).toBe('application/json');
  expect(body).toBeUndefined();
});

test('a change of the cart is sent as form data', async () => {
  await postForm('/userinfo/cart/update_item', { itemId: 'i-1', selected: false });
  const { url, method, body } = lastRequest();
  expect(`${method} ${url}`).toBe('POST /api/userinfo/cart/update_item');
  expect(body).toBeInstanceOf(FormData);
  expect(body instanceof FormData && [...body]).toEqual([
    ['itemId', 'i-1'],
    ['selected', 'false'],
  ]);
});

test('the error of a refusal has its code, message, status, details and trace id', async () => {
  answerWith(
    '{"status":"ERROR","errorCode":"ORD005","message":"A price changed","details":{"amount":90},"traceId":"t1"}',
    409,
  );
  const input = { requestId: 'r', orderNo: 'o', code: '123456' };
  const error = await post('/order/pay', input).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    errorCode: 'ORD005',
    message: 'A price changed',
    status: 409,
    details: { amount: 90 },
    traceId: 't1',
  });
});

test.each(['<html>Bad gateway</html>', '', '[]', '{"status":"FINE"}'])(
  'an answer that is not from commerce throws an error: %s',
  async (body) => {
    answerWith(body, 502);
    await expect(get('/wallet/query', {})).rejects.toMatchObject({ errorCode: 'SYS004', status: 502 });
  },
);

test('SYS001 on any answer, whatever its status, ends the session and goes to /auth', async () => {
  answerWith('{"status":"ERROR","errorCode":"SYS001","message":"","traceId":"t"}', 200);
  window.history.replaceState({ usr: null }, '', new URL('/artworks?page=2', window.location.href));
  const settled = vi.fn();
  get('/product/query', { codes: 'JY-2024-001' }).then(settled, settled);
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/auth'));
  expect(readSession()).toBeNull();
  expect(JSON.parse(sessionStorage.getItem('auth-redirect') ?? '')).toMatchObject({
    pathname: '/artworks',
    search: '?page=2',
  });
  expect(settled).not.toHaveBeenCalled();
});

test('a call is told that its session has ended, and not that it was refused for another reason', async () => {
  const onSessionEnd = vi.fn();
  answerWith('{"status":"ERROR","errorCode":"SYS003","message":"","traceId":"t"}', 429);
  await expect(get('/wallet/query', {}, { onSessionEnd })).rejects.toThrow(ApiError);
  expect(onSessionEnd).not.toHaveBeenCalled();
  answerWith('{"status":"ERROR","errorCode":"SYS001","message":"","traceId":"t"}', 401);
  void get('/wallet/query', {}, { onSessionEnd });
  await vi.waitFor(() => expect(onSessionEnd).toHaveBeenCalledOnce());
});

test('a call that is refused after the visitor has logged out does not go to /auth', async () => {
  vi.stubGlobal('fetch', async () => {
    clearSession();
    return new Response('{"status":"ERROR","errorCode":"SYS001","message":"","traceId":"t"}', {
      status: 401,
    });
  });
  await expect(get('/userinfo/cart/query', { userId: 'u-1' })).rejects.toThrow(ApiError);
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  ['/admin', undefined, '/user#protection'],
  ['/artworks', undefined, '/user#protection'],
  ['/user', '/user/order/list', '/user#protection'],
  ['/user', undefined, null],
  ['/auth/logout', undefined, null],
])('AUT016 leads from %s, opening %s, to %s', async (address, opening, to) => {
  answerWith('{"status":"ERROR","errorCode":"AUT016","message":"","traceId":"t"}', 403);
  window.history.replaceState({ usr: null }, '', address);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const refused = vi.fn();
  const url = new URL(opening ?? address, window.location.href).href;
  get('/wallet/query', {}, opening ? { url } : {}).catch(refused);
  await vi.waitFor(() => expect(to ? replace : refused).toHaveBeenCalledOnce());
  if (to) expect(replace).toHaveBeenCalledWith(to);
  expect(refused).toHaveBeenCalledTimes(to ? 0 : 1);
  // From the profile page itself the browser would load nothing.
  expect(reload).toHaveBeenCalledTimes(opening ? 1 : 0);
  expect(readSession()).not.toBeNull();
  reload.mockRestore();
});

test('cookies that belong to two different members are an invalid session', async () => {
  answerWith('{"status":"ERROR","errorCode":"SYS005","message":"","traceId":"t"}', 403);
  void get('/userinfo/cart/query', { userId: 'u-2' });
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/auth'));
  expect(readSession()).toBeNull();
});

test('a missing permission does not end the session', async () => {
  answerWith('{"status":"ERROR","errorCode":"SYS005","message":"","traceId":"t"}', 403);
  const input = { scene: 'order_pay', phone: '13800138000', orderNo: 'o' } as const;
  await expect(post('/auth/send_code', input)).rejects.toMatchObject({ errorCode: 'SYS005' });
  expect(readSession()).not.toBeNull();
});

test('staff who may not act for another member keep their session', async () => {
  answerWith('{"status":"ERROR","errorCode":"SYS005","message":"","traceId":"t"}', 403);
  await expect(get('/admin/users/detail', { userId: 'u-2' })).rejects.toMatchObject({ errorCode: 'SYS005' });
  expect(replace).not.toHaveBeenCalled();
  expect(readSession()).not.toBeNull();
});

test('leaving the page aborts a pending call', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const leaving = new AbortController();
  const call = get('/wallet/query', {}, { signal: leaving.signal });
  leaving.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
