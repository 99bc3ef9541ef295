import { expect, test } from 'vitest';
import { createAttempts } from './attempt.ts';
import { ApiError } from './errors.ts';

const timeOut = new DOMException('too late', 'TimeoutError');
const refusal = (status: number) =>
  new ApiError({ errorCode: 'ORD003', message: '', status, details: undefined, traceId: '' });
const order = { addressId: 'a', expectedAmount: 100 };

/** Makes attempts one after the other and answers with the request ids they were sent with. */
async function requestIds(attempts: { input?: object; fails?: unknown }[]): Promise<string[]> {
  const attempt = createAttempts();
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

test('another input is another attempt, even after a time-out', async () => {
  const [first, second] = await requestIds([{ fails: timeOut }, { input: { ...order, expectedAmount: 90 } }]);
  expect(second).not.toBe(first);
});
