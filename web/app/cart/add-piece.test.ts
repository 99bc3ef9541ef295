// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { serverI18n } from '../i18n/i18n.server.ts';
import { dismissToast, toastStore } from '../ui/toast.ts';
import { putIntoCart } from './add-piece.ts';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

async function addRefused(details: object) {
  const body = { status: 'ERROR', errorCode: 'PRD002', message: '', details };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 409 }));
  await putIntoCart(serverI18n('en'), 'u-1', { productCode: 'JY-2024-001', quantity: 1 });
  const message = toastStore.read();
  return { text: message?.text(), to: message?.link?.to, link: message?.link?.text() };
}

test('a piece that an unpaid order of the member holds leads to that order', async () => {
  expect(await addRefused({ productCode: 'JY-2024-001', orderNo: 'JO202601010000000001' })).toEqual({
    text: 'This piece is on hold for your unpaid order.',
    to: '/user/order/pay?orderNo=JO202601010000000001',
    link: 'Go to order JO202601010000000001',
  });
});

test('a piece that another buyer holds is refused without a link', async () => {
  const message = await addRefused({ productCode: 'JY-2024-001' });
  expect(message.text).toContain('Failed to add to cart');
  expect(message.to).toBeUndefined();
});

test('a message with a link stays until it is closed', async () => {
  vi.useFakeTimers();
  await addRefused({ orderNo: 'JO202601010000000001' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(toastStore.read()).not.toBeNull();
  vi.useRealTimers();
});
