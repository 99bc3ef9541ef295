import { expect, test } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { type FormSpec, formAction } from './form-action.ts';

/** Runs the action of a form and returns its HTTP status. */
async function statusAfter(send: () => Promise<unknown>, name = 'Li'): Promise<number | undefined> {
  const greeting: FormSpec<{ name: string }, unknown> = {
    intent: 'greet',
    read: (form) => ({ name: String(form.get('name')) }),
    check: ({ name }) => ({ name: name ? undefined : 'user:enterName' }),
    send,
  };
  const action = formAction(greeting);
  const body = new URLSearchParams({ intent: 'greet', name });
  const { init } = await action({ request: new Request('http://shop/', { method: 'POST', body }) });
  return init?.status;
}

const refusal = (status: number) =>
  new ApiError({ errorCode: 'ORD008', message: '', status, details: undefined, traceId: '' });

test('only an answer of commerce reloads the data of the page', async () => {
  expect(await statusAfter(async () => 'done')).toBe(200);
  expect(await statusAfter(() => Promise.reject(refusal(409)))).toBe(200);
  expect(await statusAfter(async () => 'done', '')).toBeGreaterThanOrEqual(400);
  expect(await statusAfter(() => Promise.reject(refusal(502)))).toBeGreaterThanOrEqual(400);
  expect(await statusAfter(() => Promise.reject(new TypeError('failed to fetch')))).toBeGreaterThanOrEqual(
    400,
  );
});
