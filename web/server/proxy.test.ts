import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from './testing/start-server.ts';
import { type RunningWeb, secret, startWeb } from './testing/start-web.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let upstream: RunningServer;
let seen: Seen[];
let web: RunningWeb | undefined;

beforeEach(async () => {
  seen = [];
  upstream = await startServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { method, url, headers } = incoming;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(201, { 'Content-Type': 'application/json', 'Set-Cookie': ['a=1', 'b=2'] });
    response.end('{"status":"OK"}');
  });
});

afterEach(async () => {
  await web?.stop();
  await upstream.stop();
});

async function openShop(change = {}): Promise<string> {
  web = await startWeb({ commerceUrl: upstream.url, cmsUrl: upstream.url, ...change });
  return web.url;
}

const forged = {
  'X-Forwarded-For': '6.6.6.6',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Prefix': '/evil',
  'X-Real-IP': '6.6.6.6',
  Forwarded: 'for=6.6.6.6',
  'X-Internal-Token': secret,
  'X-Request-Id': 'forged-forged',
};

/** As a browser sends it when a person opens a page. */
const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('the proxy', () => {
  test('passes on method, path, query, body and answer', async () => {
    const url = await openShop();
    const answer = await fetch(`${url}/api/userinfo/cart/query?userId=7&a=%2F`, {
      method: 'POST',
      body: 'x=1',
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await answer.json()).toEqual({ status: 'OK' });
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/api/userinfo/cart/query?userId=7&a=%2F',
      body: 'x=1',
    });
  });

  test('keeps the connection to the visitor open when the service closes its own', async () => {
    const closing = await startServer((_, response) => {
      response.writeHead(200, { Connection: 'close' }).end('done');
    });
    const url = await openShop({ commerceUrl: closing.url });
    const answer = await fetch(`${url}/api/x`);
    expect(answer.headers.get('connection')).toBe('keep-alive');
    await closing.stop();
  });

  test('strips /cms, and does not change the headers of the CMS', async () => {
    const url = await openShop();
    const answer = await fetch(`${url}/cms/admin/login?x=1`);
    await fetch(`${url}/cms`);
    expect(seen.map((each) => each.url)).toEqual(['/admin/login?x=1', '/']);
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toBeNull();
  });

  test('drops the forwarding headers that a visitor sends', async () => {
    const url = await openShop();
    await fetch(`${url}/api/x`, { headers: forged });
    const headers = seen[0]?.headers ?? {};
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-forwarded-proto']).toBe('http');
    expect(headers['x-forwarded-host']).toBe(new URL(url).host);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    for (const name of ['x-forwarded-prefix', 'x-real-ip', 'forwarded', 'x-internal-token']) {
      expect(headers[name]).toBeUndefined();
    }
  });

  test('keeps the forwarding headers of a trusted proxy, but always drops the secret', async () => {
    const url = await openShop({ trustedProxies: ['10.0.0.1', '127.0.0.0/8'] });
    await fetch(`${url}/api/x`, { headers: forged });
    expect(seen[0]?.headers).toMatchObject({
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
    });
    expect(seen[0]?.headers['x-internal-token']).toBeUndefined();
  });

  test.each([
    '/api/internal/cms_changed',
    '/api/internal',
    '/api/INTERNAL/cms_changed',
    '/api/%69nternal/cms_changed',
    '/api//internal/cms_changed',
    '/api/./internal/cms_changed',
    '/api/x/../internal/cms_changed',
    '/api%2finternal/cms_changed',
  ])('hides %s', async (path) => {
    const url = await openShop();
    const status = await statusOf(url, path, { 'X-Internal-Token': secret });
    expect(status).toBe(404);
    expect(seen).toEqual([]);
  });

  test.each([
    ['zh', '服务暂时不可用，请稍后重试'],
    ['en-GB,en;q=0.9', 'The service is temporarily unavailable. Please try again later.'],
  ])('answers for commerce when it is down, in %s', async (language, message) => {
    await upstream.stop();
    const url = await openShop();
    const answer = await fetch(`${url}/api/product/query?codes=x`, {
      headers: { 'Accept-Language': language },
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toEqual({
      status: 'ERROR',
      errorCode: 'SYS004',
      message,
      details: { retryAfterSeconds: 2 },
      traceId: answer.headers.get('x-request-id'),
    });
  });

  test('answers 503 while the CMS is down', async () => {
    await upstream.stop();
    const url = await openShop();
    const answer = await fetch(`${url}/cms/admin`, { headers: { 'Accept-Language': 'zh-CN' } });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { message: '服务暂时不可用，请稍后重试' } });
  });

  test.each([
    ['/api/docs', 'en-GB,en;q=0.9', '', 'en', 'The service is temporarily unavailable'],
    ['/api/docs', 'zh-CN', '', 'zh', '服务暂时不可用'],
    ['/cms/admin', 'zh-CN', 'i18next=en', 'en', 'The service is temporarily unavailable'],
    ['/cms/admin?lng=zh', 'en', '', 'zh', '服务暂时不可用'],
  ])('while %s is down, a browser gets a page that reloads itself (%s, "%s")', async (...row) => {
    const [path, acceptLanguage, cookie, language, message] = row;
    await upstream.stop();
    const url = await openShop();
    const headers = { ...browser, 'Accept-Language': acceptLanguage, Cookie: cookie };
    const answer = await fetch(url + path, { headers });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('refresh')).toBe('2');
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(message);
  });

  test('a form that is sent while the service is down is not sent again by itself', async () => {
    await upstream.stop();
    const url = await openShop();
    const answer = await fetch(`${url}/api/x`, { method: 'POST', headers: browser, body: 'x=1' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('refresh')).toBeNull();
    expect(await answer.json()).toMatchObject({ errorCode: 'SYS004' });
  });

  test('streams both ways', async () => {
    const echo = await startServer((incoming, response) => {
      response.writeHead(200);
      incoming.pipe(response);
    });
    const url = await openShop({ commerceUrl: echo.url });
    // Smaller bodies are sent when they have arrived.
    const second = 'x'.repeat(300_000);
    const headers = { 'Content-Length': 5 + second.length };
    const outgoing = request(`${url}/api/stream`, { method: 'POST', headers });
    outgoing.write('first');
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    // The first part arrives before the second is sent.
    expect(String((await once(answer, 'data'))[0])).toBe('first');
    outgoing.end(second);
    expect((await text(answer)).length).toBe(second.length);
    await echo.stop();
  });

  test.each(['DELETE', 'OPTIONS', 'GET', 'POST', 'HEAD'])(
    'lets no request hide in a body of %s',
    async (method) => {
      const url = await openShop();
      const hidden = 'GET /api/internal/x HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n';
      const outgoing = request(`${url}/api/x`, { method, headers: { 'Transfer-Encoding': 'chunked' } });
      outgoing.end(hidden);
      const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
      answer.resume();
      await fetch(`${url}/api/y`);
      expect(seen.map((each) => each.url)).toEqual(['/api/x', '/api/y']);
      expect(seen[0]).toMatchObject({ method, body: hidden });
      expect(seen[0]?.headers['content-length']).toBe(String(hidden.length));
      expect(seen[0]?.headers['transfer-encoding']).toBeUndefined();
    },
  );

  test('refuses a long body without a length', async () => {
    const url = await openShop();
    const outgoing = request(`${url}/api/x`, { method: 'POST' });
    outgoing.on('error', () => undefined);
    outgoing.write('x'.repeat(300_000));
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(411);
    expect(seen).toEqual([]);
  });

  test('passes on only so many requests of one visitor within ten seconds', async () => {
    const url = await openShop({ trustedProxies: ['127.0.0.1'] });
    const get = (visitor: string) =>
      fetch(`${url}/api/x`, { headers: { 'X-Forwarded-For': visitor } }).then((answer) => answer.status);
    for (let sent = 0; sent < 500; sent += 50) {
      const statuses = await Promise.all(Array.from({ length: 50 }, () => get('6.6.6.6')));
      expect(new Set(statuses)).toEqual(new Set([201]));
    }
    expect(await get('6.6.6.6')).toBe(429);
    expect(await get('7.7.7.7')).toBe(201);
    expect(seen).toHaveLength(501);
  });

  test('answers others while one visitor has as many requests under way as allowed', async () => {
    const silent = await startServer((incoming, response) => {
      if (incoming.url === '/api/quick') response.end('quick');
    });
    const url = await openShop({ commerceUrl: silent.url, trustedProxies: ['127.0.0.1'] });
    const leave = new AbortController();
    const get = (path: string, visitor: string) =>
      fetch(`${url}/api/${path}`, { headers: { 'X-Forwarded-For': visitor }, signal: leave.signal });
    for (let sent = 0; sent < 256; sent += 1) get('slow', '6.6.6.6').catch(() => undefined);
    await expect.poll(async () => (await get('quick', '6.6.6.6')).status).toBe(429);
    const refused = await get('quick', '6.6.6.6');
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({ errorCode: 'SYS003' });
    expect((await get('quick', '7.7.7.7')).status).toBe(200);
    leave.abort();
    const again = () => fetch(`${url}/api/quick`, { headers: { 'X-Forwarded-For': '6.6.6.6' } });
    await expect.poll(async () => (await again()).status).toBe(200);
    await silent.stop();
  });

  test('breaks the connection to the visitor when the service breaks its own', async () => {
    const half = await startServer((_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('half of it', () => response.destroy());
    });
    const url = await openShop({ commerceUrl: half.url });
    const answer = await fetch(`${url}/api/x`);
    await expect(answer.text()).rejects.toThrow();
    await half.stop();
  });

  test('closes the connection to the service when the visitor leaves', async () => {
    let left = false;
    const slow = await startServer((_, response) => {
      response.once('close', () => {
        left = true;
      });
    });
    const url = await openShop({ commerceUrl: slow.url });
    await expect(fetch(`${url}/api/x`, { signal: AbortSignal.timeout(100) })).rejects.toThrow();
    await expect.poll(() => left).toBe(true);
    await slow.stop();
  });
});

/** Sends the path unchanged; fetch would normalize it. */
function statusOf(url: string, path: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { path, headers, method: 'POST' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end('{}');
  });
}
