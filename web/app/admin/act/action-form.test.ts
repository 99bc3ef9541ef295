import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { actionForm } from './action-form.ts';

const signal = new AbortController().signal;
const refusal = new ApiError({
  errorCode: 'ORD008',
  message: '',
  status: 409,
  details: undefined,
  traceId: '',
});

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

/** The calls of the form get these answers in turn. `sent` lists their request ids. */
function cancelForm(...answers: ('done' | Error)[]) {
  const sent: string[] = [];
  const spec = actionForm({
    intent: 'cancel',
    fields: ['orderNo', 'reason'],
    required: ['reason'],
    async send({ requestId }) {
      sent.push(requestId);
      const answer = answers.shift() ?? 'done';
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const send = (reason = 'a mistake') => spec.send({ orderNo: 'JO1', reason }, signal);
  return { spec, sent, send };
}

test('the form reads its own fields without the space around them, and an absent one is empty', () => {
  const { spec } = cancelForm();
  expect(spec.read(formOf({ orderNo: 'JO1', reason: '  a mistake\n', other: 'x' }))).toEqual({
    orderNo: 'JO1',
    reason: 'a mistake',
  });
  expect(spec.read(formOf({ orderNo: 'JO1' }))).toEqual({ orderNo: 'JO1', reason: '' });
});

test('only a required field must not be empty', () => {
  const { spec } = cancelForm();
  expect(spec.check({ orderNo: '', reason: '' })).toEqual({ reason: 'admin:act.required' });
  expect(spec.check({ orderNo: '', reason: 'a mistake' })).toEqual({});
});

test('every action that was answered gets a fresh request id, whether it was done or refused', async () => {
  const { send, sent } = cancelForm('done', refusal, 'done');
  await send();
  await expect(send()).rejects.toBe(refusal);
  await send();
  expect(new Set(sent).size).toBe(3);
});

test('an action that was stopped before its answer repeats its request id, unless something else is entered', async () => {
  const stopped = new DOMException('left the page', 'AbortError');
  const { send, sent } = cancelForm(stopped, stopped, 'done');
  await expect(send()).rejects.toBe(stopped);
  await expect(send()).rejects.toBe(stopped);
  await send('another reason');
  const [first, repeated, other] = sent;
  expect(repeated).toBe(first);
  expect(other).not.toBe(first);
});
