import type { ErrorCode } from 'commerce/contract';
import { expect, test } from 'vitest';
import { createAttempts } from './attempt.ts';
import { ApiError } from './errors.ts';

const timeOut = new DOMException('too late', 'TimeoutError');
const refusal = (status: number, errorCode: ErrorCode = 'ORD003') =>
  new ApiError({ errorCode, message: '', status, details: undefined, traceId: '' });
const order = { addressId: 'a', expectedAmount: 100 };

/** Makes attempts one after the other, each sent once, and answers with the request ids they were sent with. */
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

test('every attempt has a UUID of its own', async () => {
  const [first, second] = await requestIds([{}, {}]);
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(second).not.toBe(first);
});

test.each([
  ['a time-out', timeOut],
  ['a broken connection', new TypeError('Failed to fetch')],
  ['an answer of 503', refusal(503)],
  ['the page of somebody between', refusal(200, 'SYS002')],
])('after %s the same input is sent with the same id', async (_, fails) => {
  const [first, second, third] = await requestIds([{ fails }, { fails }, {}]);
  expect(second).toBe(first);
  expect(third).toBe(first);
});

test('after an answer the id is used up', async () => {
  const [, timedOutThenDone, next] = await requestIds([{ fails: timeOut }, {}, {}]);
  expect(next).not.toBe(timedOutThenDone);
});

test('after a refusal the next attempt is a new one', async () => {
  const [first, second] = await requestIds([{ fails: refusal(409) }, {}]);
  expect(second).not.toBe(first);
});

test('being asked to wait says nothing of the time-out before it', async () => {
  const tooMany = refusal(429, 'SYS003');
  const [first, second, third] = await requestIds([{ fails: timeOut }, { fails: tooMany }, {}]);
  expect(second).toBe(first);
  expect(third).toBe(first);
});

test('what got no answer is sent again by itself, with the same id', async () => {
  const ids: string[] = [];
  const answer = await createAttempts([0, 0])(order, async ({ requestId }) => {
    ids.push(requestId);
    if (ids.length < 3) throw timeOut;
    return 'placed';
  });
  expect(answer).toBe('placed');
  expect(ids).toEqual([ids[0], ids[0], ids[0]]);
});

test('it is not sent again after a refusal, and not without end', async () => {
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

test('another input is another attempt, even after a time-out', async () => {
  const [first, second] = await requestIds([{ fails: timeOut }, { input: { ...order, expectedAmount: 90 } }]);
  expect(second).not.toBe(first);
});
