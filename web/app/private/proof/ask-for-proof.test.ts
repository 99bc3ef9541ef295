// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { get, post } from '../../api/commerce.ts';
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

test.each([
  ['that is not given', async () => false, 1],
  ['that commerce does not accept', async () => true, 2],
])('a proof %s leaves the refusal', async (_, ask, calls) => {
  answerWith(refuse('AUT015'), 403);
  const stop = askForProof(ask);
  const before = sent.length;
  await expect(get('/admin/session', {})).rejects.toMatchObject({ errorCode: 'AUT015' });
  stop();
  expect(sent.length - before).toBe(calls);
});

test('staff without the second factor that a role needs are sent to the page that sets it up', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  answerWith(refuse('AUT016'), 403);
  const stop = askForProof(async () => true);
  void get('/admin/session', {});
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/user#protection'));
  stop();
  assign.mockRestore();
});
