// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press } from '../../private/testing/mount-page.tsx';
import { dismissToast, toastStore } from '../../ui/toast.ts';
import { mountScreen } from '../testing/mount-screen.tsx';
import { answered, stubCommerce } from '../testing/stub-commerce.ts';
import { carriers } from './carriers.ts';
import { ParcelTemplate } from './parcel-template.tsx';
import { readParcels } from './read-parcels.ts';
import { orderRowOf } from './testing/order-row-of.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  dismissToast();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the template has the heads of the page and a line for each order, and is read again', async () => {
  let saved = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved = blob;
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const items = [orderRowOf({ orderNo: 'JO1', recipient: '张三', remark: '=1+1\nfragile' })];
  stubCommerce({ 'GET /admin/orders/query': () => answered({ items, next: null }) });
  await mountScreen(() => <ParcelTemplate filters={{}} />);
  await press('Save the template');
  await act(() => vi.dynamicImportSettled());
  const text = await saved.text();
  const heads = 'Order no.,Carrier,Tracking no.,Recipient,Phone,Shipping address,Order note';
  const line = `JO1,${carriers[0]},,张三,13800138000,河南省 许昌市 禹州市 神垕镇 1 号,"'=1+1\nfragile"`;
  expect(text.replace('\uFEFF', '')).toBe(`${heads}\n${line}\n`);
  expect(await readParcels(text)).toMatchObject({ count: 0, leftOut: 1 });
  expect(toastStore.read()?.text()).toBe('Saved the template with 1 order');
});
