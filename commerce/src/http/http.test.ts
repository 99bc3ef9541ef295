import { Agent, type RequestOptions, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, type EndpointKey } from '../../contract/contract.ts';
import { migrations } from '../../migrations/migrations.ts';
import type { Answer } from '../../test/client.ts';
import { createTestApp, type TestApp, testSecrets } from '../../test/create-test-app.ts';
import { newMember, newPhone } from '../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const keys = Object.keys(contract) as EndpointKey[];
const keysFor = (access: string) => keys.filter((key) => contract[key].access === access);

type ErrorAnswer = Partial<Answer<unknown>>;

async function send(method: string, path: string, init: RequestInit = {}) {
  const answer = await fetch(`${app.url}/api${path}`, { method, ...init });
  return { ...((await answer.json()) as ErrorAnswer), httpStatus: answer.status, headers: answer.headers };
}

const json = { 'Content-Type': 'application/json' };
const login = (body: string, headers: Record<string, string> = json) =>
  send('POST', '/auth/login', { body, headers });

describe('the endpoint', () => {
  test.each(keysFor('member'))('%s answers SYS001 without a token and with an unknown one', async (key) => {
    const [method = '', path = ''] = key.split(' ');
    for (const token of ['', 'x'.repeat(43)]) {
      const answer = await send(method, path, { headers: { Authorization: token } });
      expect(answer).toMatchObject({ httpStatus: 401, status: 'ERROR', errorCode: 'SYS001' });
    }
  });

  test.each(keysFor('internal'))('%s is refused without the secret, also to a member', async (key) => {
    const [method = '', path = ''] = key.split(' ');
    const { authToken } = await newMember(app);
    for (const secret of ['', 'wrong', testSecrets.INTERNAL_TOKEN.slice(1)]) {
      const headers = { 'X-Internal-Token': secret, Authorization: authToken };
      expect(await send(method, path, { headers })).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
    }
  });

  test.each(keysFor('development'))('%s does not exist in production', async (key) => {
    const production = await createTestApp({ appEnv: 'production' });
    try {
      const answer = await fetch(`${production.url}/api${key.split(' ')[1]}?phone=13800138000`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ errorCode: 'SYS006' });
    } finally {
      await production.close();
    }
  });
});

describe('a request body', () => {
  const account = { account: '13900000000', password: 'Wrong-1!' };

  test('is read in the same way as JSON, form data and multipart', async () => {
    const form = new URLSearchParams(account);
    const multipart = new FormData();
    for (const [name, value] of Object.entries(account)) multipart.set(name, value);
    for (const init of [
      { body: JSON.stringify(account), headers: json },
      { body: form },
      { body: multipart },
    ]) {
      expect((await send('POST', '/auth/login', init)).errorCode).toBe('AUT001');
    }
  });

  test.each([
    ['an unknown field', JSON.stringify({ ...account, admin: true })],
    ['__proto__', '{"__proto__":{"account":"13900000000"},"account":"13900000000","password":"x"}'],
    ['broken JSON', '{"account":'],
    ['an array', '[]'],
    ['an array for a scalar', JSON.stringify({ ...account, account: ['13900000000'] })],
    ['an object for a scalar', JSON.stringify({ ...account, account: { $gt: '' } })],
    ['a NUL', JSON.stringify({ ...account, account: 'a\u0000b' })],
    ['a lone surrogate', JSON.stringify({ ...account, account: '\ud800' })],
    ['deep JSON', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
    ['more than 64 KiB', JSON.stringify({ ...account, password: 'x'.repeat(70_000) })],
  ])('with %s is refused as invalid input', async (_, body) => {
    expect(await login(body)).toMatchObject({ httpStatus: 400, status: 'ERROR', errorCode: 'SYS007' });
  });

  test.each([
    ['of a known length', { 'Content-Length': '4300000' }],
    ['in chunks', { 'Transfer-Encoding': 'chunked' }],
    [
      'in pieces of multipart',
      { 'Content-Length': '4300000', 'Content-Type': 'multipart/form-data; boundary=x' },
    ],
  ])('%s that is too large is refused, and the connection stays usable', async (_, headers) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (options: RequestOptions, body?: Buffer) =>
      new Promise<{ status: number | undefined; port: number | undefined }>((resolve, reject) => {
        const asking = request(app.url, { agent, ...options }, (answer) => {
          resolve({ status: answer.statusCode, port: answer.socket.localPort });
          answer.resume();
        });
        asking.on('error', reject).end(body);
      });
    const path = '/api/auth/login';
    const body = Buffer.alloc(4_300_000, 'x');
    body.write('--x\r\nContent-Disposition: form-data; name="account"\r\n\r\n');
    const refused = await ask({ method: 'POST', path, headers: { ...json, ...headers } }, body);
    expect(refused.status).toBe(400);
    expect(await ask({ path: '/api/nothing' })).toEqual({ status: 404, port: refused.port });
    agent.destroy();
  });

  test('without a content type counts as empty', async () => {
    expect(await send('POST', '/auth/login')).toMatchObject({ httpStatus: 400, errorCode: 'SYS007' });
  });
});

describe('an answer', () => {
  test('to an unknown or malformed path has the usual envelope', async () => {
    for (const path of ['/nothing', '/../etc/passwd', '/order/detail/x']) {
      expect(await send('GET', path)).toMatchObject({ httpStatus: 404, errorCode: 'SYS006' });
    }
  });

  test('is in the requested language, Chinese by default', async () => {
    const message = async (language: string) =>
      (await send('GET', '/wallet/query', { headers: { 'Accept-Language': language } })).message;
    expect(await message('en-GB,en;q=0.9')).toBe('Your session has ended. Please log in again.');
    expect(await message('zh-CN')).toBe('登录已失效，请重新登录');
    expect(await message('fr')).toBe('登录已失效，请重新登录');
  });

  test('to invalid input names the field and gives the reason in the requested language', async () => {
    const body = JSON.stringify({ account: '13900000000', password: 'Wrong-1!', admin: true });
    const reasons = async (language: string) =>
      (await login(body, { ...json, 'Accept-Language': language })).details?.reasons;
    expect(await reasons('en')).toEqual({ admin: 'This field is not recognized' });
    expect(await reasons('zh')).toEqual({ admin: '无法识别此字段' });
  });

  test.each([
    ['zh', '内容无法读取'],
    ['en', 'Could not be read'],
  ])('to input that a verb or a parser refuses has a reason in %s too', async (language, reason) => {
    const answer = await login('{"account":', { ...json, 'Accept-Language': language });
    expect(answer.details).toEqual({ fields: { body: 'unreadable' }, reasons: { body: reason } });
  });

  test('allows nothing to a browser that opens it as a page', async () => {
    const { headers } = await send('GET', '/wallet/query');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';img-src 'self';style-src 'unsafe-inline';form-action 'self';base-uri 'none';frame-ancestors 'none'",
    );
  });

  test('is never cached and carries the trace id of the request', async () => {
    const headers = { 'X-Request-Id': 'trace-12345678' };
    const answer = await send('GET', '/wallet/query', { headers });
    expect(answer.traceId).toBe('trace-12345678');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-request-id')).toBe('trace-12345678');
  });
});

test('a caller who sends too many requests is told when to try again', async () => {
  const limited = await createTestApp({ limits: true });
  try {
    const attempt = () =>
      limited.client().call('POST /auth/login', { account: newPhone(), password: 'Wrong-1!' });
    const answers = [];
    for (let index = 0; index < 21; index += 1) answers.push(await attempt());
    expect(answers.slice(0, 20).every(({ errorCode }) => errorCode === 'AUT001')).toBe(true);
    expect(answers[20]).toMatchObject({ httpStatus: 429, errorCode: 'SYS003' });
    expect(Number(answers[20]?.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});

test('a refused request writes nothing to the database', async () => {
  const limited = await createTestApp({ limits: true });
  const logIn = () =>
    limited.client().call('POST /auth/login', { account: '13900000000', password: 'Wrong-1!' });
  for (let sent = 0; sent < 20; sent += 1) await logIn();
  const counts = () => limited.services.db('rateLimits').orderBy('key').select('key', 'points');
  const before = await counts();
  expect((await logIn()).httpStatus).toBe(429);
  expect(await counts()).toEqual(before);
  await limited.close();
});

/** Returns the HTTP status of the last of 21 failing logins. */
async function guessOnAndOn(proxies: number, forwardedFor: (index: number) => string): Promise<number> {
  const limited = await createTestApp({ limits: true, proxies });
  let last = 0;
  for (let index = 0; index < 21; index += 1) {
    const guess = { account: `account-${index}`, password: 'Wrong-1!' };
    const headers = { 'X-Forwarded-For': forwardedFor(index) };
    last = (await limited.client().call('POST /auth/login', guess, headers)).httpStatus;
  }
  await limited.close();
  return last;
}

test('callers behind the proxy are told apart only by the address that the proxy adds at the end', async () => {
  expect(await guessOnAndOn(1, (index) => `10.9.9.9, 10.0.0.${index}`)).toBe(401);
  expect(await guessOnAndOn(1, (index) => `10.0.0.${index}, 10.9.9.9`)).toBe(429);
});

test('the addresses of one IPv6 network are counted together', async () => {
  expect(await guessOnAndOn(1, (index) => `2001:db8:1:2::${index}`)).toBe(429);
  expect(await guessOnAndOn(1, (index) => `2001:db8:1:${index}::1`)).toBe(401);
});

test('without a proxy, the header X-Forwarded-For is ignored', async () => {
  expect(await guessOnAndOn(0, (index) => `10.0.0.${index}`)).toBe(429);
});

test('a form of another site is refused, and a page of the shop is not', async () => {
  const sentFrom = (site: string) =>
    send('POST', '/auth/send_code', {
      body: 'scene=register&phone=13900000001',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': site },
    });
  expect(await sentFrom('cross-site')).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
  expect((await sentFrom('same-origin')).httpStatus).toBe(200);
});

test('a HEAD request gets the headers without the body', async () => {
  const answer = await fetch(`${app.url}/api/health`, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
});

test('health and readiness have separate answers', async () => {
  expect(await send('GET', '/health')).toMatchObject({ content: { up: true } });
  expect(await send('GET', '/ready')).toMatchObject({
    content: { migrations: Object.keys(migrations).length, catalogAgeSeconds: null },
  });
});
