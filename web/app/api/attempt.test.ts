import type { ErrorCode } from '@junyao/commerce/contract';
import { expect, test } from 'vitest';
import { createAttempts } from './attempt.ts';
import { ApiError, NotConfirmed } from './errors.ts';

const timeOut = new DOMException('too late', 'TimeoutError');
const refusal = (status: number, errorCode: ErrorCode = 'ORD003') =>
  new ApiError({ errorCode, message: '', status, details: undefined, traceId: '' });
const order = { addressId: 'a', expectedAmount: 100 };

/** Returns the request ids that were sent. */
async function requestIds(attempts: { input?: object; fails?: unknown }[]): Promise<string[]> {
  const attempt = createAttempts([]);
  const ids: string[] = [];
  for (const { input = order, fails } of attempts) {
    await attempt(input, async ({ requestId }) => {
      ids.push(requestId);
      if (fails) throw fails;
    }).catch(() => undefined);
  }
  return ids;
}

test('every attempt gets its own UUID', async () => {
  const [first, second] = await requestIds([{}, {}]);
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(second).not.toBe(first);
});

test.each([
  ['a timeout', timeOut],
  ['a broken connection', new TypeError('Failed to fetch')],
  ['an answer of 503', refusal(503)],
  ['the page of a proxy', refusal(200, 'SYS002')],
])('after %s the same input is sent with the same id', async (_, fails) => {
  const [first, second, third] = await requestIds([{ fails }, { fails }, {}]);
  expect(second).toBe(first);
  expect(third).toBe(first);
});

test('after an answer the next attempt gets a new id', async () => {
  const [, timedOutThenDone, next] = await requestIds([{ fails: timeOut }, {}, {}]);
  expect(next).not.toBe(timedOutThenDone);
});

test('after a refusal the next attempt gets a new id', async () => {
  const [first, second] = await requestIds([{ fails: refusal(409) }, {}]);
  expect(second).not.toBe(first);
});

test('the id of an attempt that timed out is kept after a refusal for too many requests', async () => {
  const tooMany = refusal(429, 'SYS003');
  const [first, second, third] = await requestIds([{ fails: timeOut }, { fails: tooMany }, {}]);
  expect(second).toBe(first);
  expect(third).toBe(first);
});

test('a call without an answer is repeated automatically with the same id', async () => {
  const ids: string[] = [];
  const answer = await createAttempts([0, 0])(order, async ({ requestId }) => {
    ids.push(requestId);
    if (ids.length < 3) throw timeOut;
    return 'placed';
  });
  expect(answer).toBe('placed');
  expect(ids).toEqual([ids[0], ids[0], ids[0]]);
});

test('a call is not repeated after a refusal, and at most twice without an answer', async () => {
  const sendings = async (fails: unknown) => {
    let count = 0;
    const send = async () => {
      count += 1;
      throw fails;
    };
    await expect(createAttempts([0, 0])(order, send)).rejects.toBe(fails);
    return count;
  };
  expect(await sendings(refusal(409))).toBe(1);
  expect(await sendings(timeOut)).toBe(3);
});

test('another input gets a new id, even after a timeout', async () => {
  const [first, second] = await requestIds([{ fails: timeOut }, { input: { ...order, expectedAmount: 90 } }]);
  expect(second).not.toBe(first);
});

const tooMany = refusal(429, 'SYS003');

/** Sends twice. The first request gets no answer if `lost`, and the last request ends as `end` says. */
async function idsAround({ lost, end }: { lost: boolean; end: Error | 'session ends' }) {
  const attempt = createAttempts([]);
  const ids: string[] = [];
  const sendWith = (fails: unknown) =>
    attempt(order, async ({ requestId }, onSessionEnd) => {
      ids.push(requestId);
      if (fails === 'session ends') onSessionEnd();
      if (fails) throw fails === 'session ends' ? new DOMException('left the page', 'AbortError') : fails;
    }).catch(() => undefined);
  if (lost) await sendWith(timeOut);
  await sendWith(end);
  await sendWith(undefined);
  return ids;
}

test.each([
  ['an invalid session', 'session ends'],
  ['too many requests', tooMany],
  ['a canceled proof', new NotConfirmed()],
  ['a missing proof', refusal(403, 'AUT015')],
  ['a missing second factor', refusal(403, 'AUT016')],
] as const)(
  'a request that is refused for %s keeps its id only if an earlier one with this id got no answer',
  async (_, end) => {
    expect(new Set(await idsAround({ lost: true, end })).size).toBe(1);
    expect(new Set(await idsAround({ lost: false, end })).size).toBe(2);
  },
);
