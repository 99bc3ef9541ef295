import { expect, test } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { type FormSpec, formAction } from './form-action.ts';

const refusal = new ApiError({
  errorCode: 'AUT003',
  message: '',
  status: 409,
  details: undefined,
  traceId: '',
});

function submit(send: () => Promise<unknown>, name = 'Li') {
  const greeting: FormSpec<{ name: string }, unknown> = {
    intent: 'greet',
    read: (form) => ({ name: String(form.get('name')) }),
    check: ({ name }) => ({ name: name ? undefined : 'user:enterName' }),
    send,
    refusals: { AUT003: { name: 'user:nameTaken' } },
  };
  const body = new URLSearchParams({ intent: 'greet', name });
  return formAction(greeting)({ request: new Request('http://shop/', { method: 'POST', body }) });
}

test('a form with a wrong field is not sent', async () => {
  const sent: string[] = [];
  const send = async () => sent.push('sent');
  expect(await submit(send, '')).toEqual({ fields: { name: 'user:enterName' } });
  expect(sent).toEqual([]);
});

test('the result is the answer, or the failure with the field it belongs to', async () => {
  const lost = new TypeError('failed to fetch');
  expect(await submit(async () => 'hello')).toEqual({ done: 'hello' });
  expect(await submit(() => Promise.reject(refusal))).toEqual({
    error: refusal,
    fields: { name: 'user:nameTaken' },
  });
  expect(await submit(() => Promise.reject(lost))).toEqual({ error: lost, fields: {} });
});

test('an aborted submit has no result', async () => {
  const aborted = new DOMException('left the page', 'AbortError');
  await expect(submit(() => Promise.reject(aborted))).rejects.toBe(aborted);
});
