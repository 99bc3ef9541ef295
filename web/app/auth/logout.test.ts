// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readUnanswered, storeUnanswered } from '../api/unanswered.ts';
import { keyOfAct } from '../api/unanswered-acts.ts';
import { hasSessionEnded } from '../session/auth-redirect.ts';
import { clearSession, readSession, saveSession } from '../session/session.ts';
import { keepDraft, readDraft } from '../shell/contact/draft.ts';
import { clientLoader } from './logout.tsx';

const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
const answers = { expired: '{"status":"ERROR","errorCode":"SYS001","message":"","traceId":"t"}' };

beforeEach(() => saveSession({ userId: 'u-1', authToken: 'token-1' }, true));
afterEach(() => {
  clearSession();
  replace.mockClear();
  vi.unstubAllGlobals();
});

test.each([
  ['a valid token', async () => new Response('{"status":"OK","content":{}}')],
  ['an expired token', async () => new Response(answers.expired, { status: 401 })],
  ['no answer', () => Promise.reject(new TypeError('failed to fetch'))],
])('a logout with %s leads to the home page and does not count as an ended session', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  const { headers } = await clientLoader();
  expect(headers.get('Location')).toBe('/');
  expect(readSession()).toBeNull();
  expect(hasSessionEnded()).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});

test('a logout forgets what was typed into a message and not sent', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"status":"OK","content":{}}'));
  const form = new FormData();
  form.append('name', '王五');
  keepDraft('contact', form);
  await clientLoader();
  expect(readDraft('contact')).toEqual({});
});

test('a logout forgets the actions of staff that got no answer', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"status":"OK","content":{}}'));
  const key = keyOfAct('recharge', 'u-2');
  storeUnanswered(key, { requestId: 'r-1', input: '{}' });
  await clientLoader();
  expect(readUnanswered(key)).toBeNull();
});
