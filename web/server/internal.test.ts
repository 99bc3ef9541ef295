import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { readSecret } from '@junyao/commerce/contract/secret';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { always } from './testing/always.ts';
import { startCms } from './testing/start-cms.ts';
import { type RunningWeb, secret, startWeb } from './testing/start-web.ts';

let web: RunningWeb;

beforeEach(async () => {
  web = await startWeb();
});
afterEach(() => web.stop());

const calls = ['/internal/purge', '/internal/cms-changed'];

function call(path: string, token: string | null, body: unknown = { tags: [] }): Promise<Response> {
  return fetch(web.url + path, {
    method: 'POST',
    headers: token === null ? {} : { 'X-Internal-Token': token },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

test('the health check needs no secret, and fails while there is no content to show', async () => {
  const answer = await fetch(`${web.url}/internal/health`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const cms = await startCms('read');
  await web.stop();
  web = await startWeb({ cmsUrl: cms.url });
  expect((await fetch(`${web.url}/internal/health`)).status).toBe(200);
  await cms.stop();
});

test.each(calls)('%s answers 404 without the secret', async (path) => {
  for (const token of [null, '', `${secret}x`, secret.slice(1), `x${secret.slice(1)}`]) {
    expect((await call(path, token)).status).toBe(404);
  }
  const reading = await fetch(web.url + path, { headers: { 'X-Internal-Token': secret } });
  expect(reading.status).toBe(404);
});

test('without a configured secret every call is refused, even one with an empty secret', async () => {
  await web.stop();
  web = await startWeb({ internalToken: always('') });
  expect((await call('/internal/purge', '')).status).toBe(404);
});

test.each([
  ['/internal/purge', '{'],
  ['/internal/purge', { tags: 'all' }],
  ['/internal/cms-changed', { type: '', documentId: 'a' }],
  ['/internal/cms-changed', { type: 'artwork' }],
  ['/internal/cms-changed', `{"tags":["${'a'.repeat(300_000)}"]}`],
])('%s answers 400 to an invalid body', async (path, body) => {
  expect((await call(path, secret, body)).status).toBe(400);
});

test('a body without a Content-Length is refused', async () => {
  const headers = { 'X-Internal-Token': secret, 'Transfer-Encoding': 'chunked' };
  const sending = request(`${web.url}/internal/purge`, { method: 'POST', headers });
  sending.end('{"tags":[]}');
  const [answer]: IncomingMessage[] = await once(sending, 'response');
  expect(answer?.resume().statusCode).toBe(400);
});

test('a hint is refused when the CMS does not answer web, so that it is sent again', async () => {
  const hint = { type: 'artwork', documentId: 'a' };
  expect((await call('/internal/cms-changed', secret, hint)).status).toBe(503);
  const cms = await startCms('read');
  await web.stop();
  web = await startWeb({ cmsUrl: cms.url });
  expect((await call('/internal/cms-changed', secret, hint)).status).toBe(200);
  await cms.stop();
});

test('a hint about a type that is not shown is accepted, so that it is not sent again', async () => {
  const hint = { type: 'kiln', documentId: 'a' };
  expect((await call('/internal/cms-changed', secret, hint)).status).toBe(200);
});

test('a former secret is accepted until its time', async () => {
  const rotatedTo = (until: number) =>
    readSecret({ S: 'new-token', S_OLD: `former-token ${new Date(until).toISOString()}` }, 'S');
  for (const [until, status] of [[Date.now() + 60_000, 200] as const, [Date.now() - 60_000, 404] as const]) {
    await web.stop();
    web = await startWeb({ internalToken: rotatedTo(until) });
    expect((await call('/internal/purge', 'former-token')).status).toBe(status);
    expect((await call('/internal/purge', 'new-token')).status).toBe(200);
  }
});
