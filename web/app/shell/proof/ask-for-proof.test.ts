// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { get, post, postForm } from '../../api/commerce.ts';
import { NotConfirmed } from '../../api/errors.ts';
import { askForProof } from './ask-for-proof.ts';

const sent: { url: string; init: RequestInit }[] = [];

function answerWith(body: string, status: number) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return new Response(body, { status });
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const refuse = (errorCode: string) =>
  JSON.stringify({ status: 'ERROR', errorCode, message: '', traceId: 't' });

test('calls that need a proof ask for it once, and go on as they were', async () => {
  const answers = [refuse('AUT015'), refuse('AUT015')];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const refusal = answers.pop();
    return new Response(refusal ?? '{"status":"OK","content":{}}', { status: refusal ? 403 : 200 });
  });
  const asked = vi.fn(async () => true);
  const stop = askForProof(asked);
  const input = { requestId: crypto.randomUUID(), name: 'Packer', reason: 'left' };
  const before = sent.length;
  await Promise.all([post('/admin/roles/delete', input), post('/admin/roles/delete', input)]);
  stop();
  expect(asked).toHaveBeenCalledTimes(1);
  const bodies = sent.slice(before).map(({ init }) => init.body);
  expect(bodies).toEqual(Array(4).fill(JSON.stringify(input)));
});

test('a change that needs a proof of its own asks for one', async () => {
  answerWith(refuse('AUT015').replace('"traceId"', '"details":{"own":true},"traceId"'), 403);
  const asked = vi.fn(async () => false);
  const stop = askForProof(asked);
  const begun = post('/userinfo/second_factor/totp/begin', {});
  await expect(begun).rejects.toBeInstanceOf(NotConfirmed);
  stop();
  expect(asked).toHaveBeenCalledWith(true);
});

test('a call whose proof commerce does not accept is refused', async () => {
  answerWith(refuse('AUT015'), 403);
  const stop = askForProof(async () => true);
  const before = sent.length;
  await expect(get('/admin/session', {})).rejects.toMatchObject({ errorCode: 'AUT015' });
  stop();
  expect(sent.length - before).toBe(2);
});

test('a person who closes the question is not told of a refusal', async () => {
  answerWith(refuse('AUT015'), 403);
  const stop = askForProof(async () => false);
  const before = sent.length;
  await expect(get('/admin/session', {})).rejects.toBeInstanceOf(NotConfirmed);
  stop();
  expect(sent.length - before).toBe(1);
});

test('where only acts ask, a call that reads is refused without a question', async () => {
  answerWith(refuse('AUT015'), 403);
  const asked = vi.fn(async () => false);
  const stop = askForProof(asked, true);
  await expect(get('/userinfo/cart/query', { userId: 'u-1' })).rejects.toMatchObject({ errorCode: 'AUT015' });
  expect(asked).not.toHaveBeenCalled();
  const piece = { userId: 'u-1', productCode: 'JY-2024-001' };
  await expect(postForm('/userinfo/cart/add_item', piece)).rejects.toBeInstanceOf(NotConfirmed);
  stop();
  expect(asked).toHaveBeenCalledOnce();
});

test('a login that needs a second factor is left to the page for login', async () => {
  const details = { kinds: ['totp'], passkeyOptions: { challenge: 'c', rpId: 'localhost', passkeys: [] } };
  answerWith(JSON.stringify({ ...JSON.parse(refuse('AUT015')), details }), 403);
  const asked = vi.fn(async () => true);
  const stop = askForProof(asked);
  const login = post('/auth/login', { account: '13800138002', password: 'p', remember: true });
  await expect(login).rejects.toMatchObject({ errorCode: 'AUT015', details });
  stop();
  expect(asked).not.toHaveBeenCalled();
});
