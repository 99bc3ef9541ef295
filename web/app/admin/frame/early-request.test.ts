import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { earlyRequest } from './early-request.ts';

afterEach(() => {
  vi.useRealTimers();
});

function counted(first: () => Promise<number> = async () => 1) {
  const inputs: string[] = [];
  const request = earlyRequest((input: string) => {
    inputs.push(input);
    return inputs.length === 1 ? first() : Promise.resolve(inputs.length);
  });
  return { ...request, inputs };
}

test('an early answer is taken once, and later requests are sent', async () => {
  const { sendEarly, take, inputs } = counted();
  sendEarly('a');
  expect(inputs).toEqual(['a']);
  expect(await take('a')).toBe(1);
  expect(await take('a')).toBe(2);
  expect(inputs).toEqual(['a', 'a']);
});

test('the answer to another question is not taken', async () => {
  const { sendEarly, take, inputs } = counted();
  sendEarly('a');
  expect(await take('b')).toBe(2);
  expect(inputs).toEqual(['a', 'b']);
});

test('an answer that nobody took soon is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { sendEarly, take } = counted();
  sendEarly('a');
  vi.setSystemTime(Date.now() + 10_000);
  expect(await take('a')).toBe(2);
});

test('a request that needed a proof, which could not be asked for yet, is sent again', async () => {
  const refusal = new ApiError({
    status: 403,
    errorCode: 'AUT015',
    message: '',
    details: undefined,
    traceId: '',
  });
  const { sendEarly, take } = counted(() => Promise.reject(refusal));
  sendEarly('a');
  await vi.waitFor(async () => expect(await take('a')).toBe(2));
});

test('a request that found no connection is sent again, and a refused one is not', async () => {
  const failed = counted(() => Promise.reject(new TypeError('no connection')));
  failed.sendEarly('a');
  await vi.waitFor(async () => expect(await failed.take('a')).toBe(2));

  const refusal = new ApiError({
    status: 400,
    errorCode: 'WAL005',
    message: '',
    details: undefined,
    traceId: '',
  });
  const answer = Promise.reject(refusal);
  const refused = counted(() => answer);
  refused.sendEarly('a');
  await answer.catch(() => {});
  await expect(refused.take('a')).rejects.toBe(refusal);
  expect(refused.inputs).toEqual(['a']);
});
