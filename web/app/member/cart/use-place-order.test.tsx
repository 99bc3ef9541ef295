// @vitest-environment happy-dom
import type { CartItem } from '@junyao/commerce/contract';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { storeUnanswered } from '../../api/unanswered.ts';
import { cartUpdated } from '../../cart/cart-updated.ts';
import type { FormResult } from '../../form/form-action.ts';
import { FormFrame } from '../../form/form-frame.tsx';
import { mountPage, press } from '../../private/testing/mount-page.tsx';
import { unansweredOrder } from './find-unanswered-order.ts';
import { usePlaceOrder } from './use-place-order.ts';

const orderNo = 'JO202601010000000001';
const item = { itemId: 'item-1', productCode: 'JY-2024-001' } as CartItem;
let asked: string[];

let answers: Record<string, unknown>;

beforeEach(() => {
  asked = [];
  answers = { '/api/userinfo/address/query': [] };
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const content = answers[url.split('?')[0] ?? ''];
    return Response.json({ status: 'OK', content });
  });
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function Page() {
  const { form, seen, unanswered, onSend } = usePlaceOrder();
  return (
    <FormFrame form={form} onSubmit={() => onSend([{ ...item, price: seen.length + 1 }])}>
      <p>{unanswered ? 'unanswered' : 'settled'}</p>
      <output>{seen.map(({ price }) => price).join()}</output>
      <button type="submit">Submit</button>
    </FormFrame>
  );
}

/** Shows the page. Each press of the button has the next of these results. */
async function show(...results: FormResult<unknown>[]) {
  await mountPage(Page, '/user/cart', { action: () => results.shift() });
}

const failure = (errorCode: 'SYS003' | 'ORD006', details?: unknown): FormResult<unknown> => ({
  fields: {},
  error: new ApiError({ errorCode, message: '', status: 409, details, traceId: '' }),
});
const noAnswer: FormResult<unknown> = { fields: {}, error: new TypeError('Failed to fetch') };
const state = () => document.querySelector('p')?.textContent;

async function submit() {
  await press('Submit');
  await act(() => vi.waitFor(() => expect(document.querySelector('form')).toBeTruthy()));
}

test('after an order the page of its payment opens', async () => {
  await show({ done: { orderNo } });
  await press('Submit');
  await vi.waitFor(() => expect(document.body.textContent).toBe('another page'));
});

test('an order without an answer stays unanswered until commerce decides, also when requests are too many', async () => {
  await show(noAnswer, failure('SYS003'), failure('ORD006'));
  for (const expected of ['unanswered', 'unanswered', 'settled']) {
    await submit();
    await vi.waitFor(() => expect(state()).toBe(expected));
  }
});

test('the cart is loaded again after a refusal, and not while an order is unanswered', async () => {
  const loaded = vi.fn();
  window.addEventListener(cartUpdated, loaded);
  await show(noAnswer, failure('ORD006'));
  await submit();
  await vi.waitFor(() => expect(state()).toBe('unanswered'));
  expect(loaded).not.toHaveBeenCalled();
  await submit();
  await vi.waitFor(() => expect(state()).toBe('settled'));
  expect(loaded).toHaveBeenCalledOnce();
  window.removeEventListener(cartUpdated, loaded);
});

test('while an order is unanswered, the page shows the cart of the first attempt', async () => {
  await show(noAnswer, noAnswer);
  await submit();
  await vi.waitFor(() => expect(state()).toBe('unanswered'));
  await submit();
  expect(document.querySelector('output')?.textContent).toBe('1');
});

test('too many requests alone leave nothing unanswered', async () => {
  await show(failure('SYS003'));
  await submit();
  expect(state()).toBe('settled');
});

test('a second tab that submits what was ordered already is led to that order', async () => {
  await show(failure('ORD006', { troubles: [{ kind: 'alreadyOrdered', text: '', orderNo }] }));
  await press('Submit');
  await vi.waitFor(() => expect(document.body.textContent).toBe('another page'));
});

test('an order whose answer never came is found again after a reload', async () => {
  storeUnanswered(unansweredOrder, { requestId: 'r-1', input: '{}' });
  answers['/api/order/by_request'] = { order: { orderNo } };
  await show();
  await vi.waitFor(() => expect(document.body.textContent).toBe('another page'));
  expect(asked).toContain('/api/order/by_request?requestId=r-1');
  expect(sessionStorage.getItem(unansweredOrder)).toBeNull();
});
