// @vitest-environment happy-dom
import { createChallenge, solveChallenge } from 'altcha-lib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deriveKey } from './derive-key.ts';
import { phoneCode } from './phone-code.ts';

const { request } = phoneCode('register');
const phone = '13900000001';
const onCheck = vi.fn();
let sent: Record<string, unknown>[] = [];

const challenge = await createChallenge({
  algorithm: 'ARGON2ID',
  memoryCost: 64,
  cost: 1,
  counter: 5,
  data: { phone },
  deriveKey,
});

/** Commerce wants work for each message. */
async function answer(_: string, { body }: RequestInit): Promise<Response> {
  const input = JSON.parse(String(body));
  sent.push(input);
  const refusal = { status: 'ERROR', errorCode: 'AUT020', message: '', details: { challenge }, traceId: 't' };
  if (!input.work) return Response.json(refusal, { status: 403 });
  return Response.json({ status: 'OK', content: { resendAfterSeconds: 60, expiresInSeconds: 300 } });
}

interface Asked {
  type: string;
  counterStart?: number;
  counterStep?: number;
}

/** `work-solver.ts` in this thread. */
class SolverInThisThread extends EventTarget {
  async postMessage({ type, counterStart = 0, counterStep = 1 }: Asked) {
    if (type !== 'work') return;
    const data = await solveChallenge({ challenge, deriveKey, counterStart, counterStep });
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate() {}
}

beforeEach(() => {
  sent = [];
  onCheck.mockClear();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

test('when commerce asks for work, the browser computes it and sends the request again by itself', async () => {
  vi.stubGlobal('Worker', SolverInThisThread);
  expect(await request(phone, onCheck)).toMatchObject({ resendAfterSeconds: 60 });
  expect(onCheck).toHaveBeenCalledOnce();
  expect(sent).toEqual([
    { scene: 'register', phone },
    { scene: 'register', phone, work: { challenge, solution: expect.objectContaining({ counter: 5 }) } },
  ]);
});

test('a browser without workers gets the refusal', async () => {
  vi.stubGlobal('Worker', undefined);
  await expect(request(phone, onCheck)).rejects.toMatchObject({ errorCode: 'AUT020' });
  expect(sent).toHaveLength(1);
});

test('a worker that never answers ends after a minute with the refusal', async () => {
  const terminate = vi.fn();
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {}
      terminate = terminate;
    },
  );
  vi.useFakeTimers();
  const asked = expect(request(phone, onCheck)).rejects.toMatchObject({ errorCode: 'AUT020' });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(60_000);
  await asked;
  vi.useRealTimers();
  expect(terminate).toHaveBeenCalled();
  expect(sent).toHaveLength(1);
});

test('another refusal starts no work', async () => {
  const limit = { status: 'ERROR', errorCode: 'AUT008', message: '', traceId: 't' };
  vi.stubGlobal('fetch', async () => Response.json(limit, { status: 429 }));
  await expect(request(phone, onCheck)).rejects.toMatchObject({ errorCode: 'AUT008' });
  expect(onCheck).not.toHaveBeenCalled();
});
