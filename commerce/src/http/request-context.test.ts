import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fail } from '../fail.ts';
import { answerErrors } from './answer-errors.ts';
import { requestContext } from './request-context.ts';

const userId = '4f0c2a52-6f0a-4a77-9a3e-0b6a4f1f8a11';
const opened = { userId, authToken: 'the-token', expiresAt: '2026-01-01T08:00:00.000Z' };
let lines: Record<string, unknown>[];
let url: string;
let close: () => void;

beforeEach(async () => {
  lines = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const app = new Koa();
  app.use(requestContext(log));
  app.use(answerErrors(log));
  app.use((ctx) => {
    if (ctx.path === '/api/auth/login') ctx.body = { status: 'OK', content: opened };
    else if (ctx.path === '/api/order/query') ctx.body = { status: 'OK', content: [] };
    else if (ctx.path === '/api/admin/roles/create') throw fail('forbidden');
    else throw fail('tooManyRequests', { retryAfterSeconds: 1 });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => server.close();
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => close());

test.each([
  ['/api/auth/login?password=a-secret', { path: '/api/auth/login', status: 200, userId }],
  ['/api/admin/roles/create', { status: 403, errorCode: 'SYS005' }],
  ['/api/cart/add', { status: 429, errorCode: 'SYS003' }],
])('%s leaves a line with the outcome, and without a secret', async (path, line) => {
  await fetch(url + path);
  expect(lines).toMatchObject([{ ...line, ip: expect.stringContaining('127.0.0.1') }]);
  expect(JSON.stringify(lines)).not.toMatch(/the-token|a-secret/);
});

test('a request that nobody has to look into leaves no line', async () => {
  await fetch(`${url}/api/order/query`);
  expect(lines).toEqual([]);
});
