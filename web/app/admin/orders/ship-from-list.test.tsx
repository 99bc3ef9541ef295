// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { dismissToast, toastStore } from '../../ui/toast.ts';
import { forgetOwnWrites } from '../act/own-writes.ts';
import { undoStore, withdrawUndo } from '../act/undo.ts';
import { click, fill, find, mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { lastCarrier } from './carrier-memory.ts';
import { carriers } from './carriers.ts';
import { shipForm } from './order-forms.ts';
import type { OrderRow } from './order-row.ts';
import { useShipping } from './ship-from-list.tsx';
import { orderDetailOf } from './testing/order-detail-of.ts';
import { orderRowOf } from './testing/order-row-of.ts';

const path = 'POST /admin/orders/ship';

beforeEach(() => localStorage.clear());
afterEach(() => {
  forgetOwnWrites();
  dismissToast();
  withdrawUndo(undoStore.read()?.id ?? 0);
  vi.unstubAllGlobals();
});

const waiting = [
  orderRowOf({ orderNo: 'JO1', remark: 'leave it at the gate' }),
  orderRowOf({ orderNo: 'JO2' }),
];

function mountRows(
  rows: readonly OrderRow[] = waiting,
  permissions: readonly ['orders.fulfil'] | [] = ['orders.fulfil'],
) {
  return mountScreen(
    () => {
      const { button, dialog } = useShipping(rows);
      return (
        <>
          {rows.map((row) => (
            <div key={row.orderNo}>{button(row)}</div>
          ))}
          {dialog}
        </>
      );
    },
    { permissions, action: formAction(shipForm) },
  );
}

const field = (name: string) => find<HTMLInputElement>(`dialog input[name="${name}"]`);
const submit = () => find('dialog button[type="submit"]');

async function open(orderNo: string) {
  await click(find(`#ship-${orderNo}`));
}

test('only a paid order that is not shipped yet has the button, for staff who fulfil orders', async () => {
  stubCommerce({});
  await mountRows([
    orderRowOf({ orderNo: 'JO1' }),
    orderRowOf({ orderNo: 'JO2', shippedAt: '2026-01-03T08:00:00.000Z' }),
    orderRowOf({ orderNo: 'JO3', status: 'WAITING_PAYMENT' }),
  ]);
  expect([...document.querySelectorAll('button')].map(({ id }) => id)).toEqual(['ship-JO1']);
});

test('staff who do not fulfil orders have no button', async () => {
  stubCommerce({});
  await mountRows(waiting, []);
  expect(namesOf('button')).toEqual([]);
});

test('the dialog starts in the tracking number, on a touch screen too, with the carrier of the last parcel', async () => {
  stubCommerce({});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await mountRows();
  await open('JO1');
  expect(find('dialog h2').textContent).toBe('Ship Moon Jar for 张三');
  expect(submit().textContent).toBe('Ship');
  expect(find('dialog address').textContent).toBe('张三 13800138000河南省 许昌市 禹州市 神垕镇 1 号');
  expect(find('dialog').textContent).toContain('leave it at the gate');
  expect(document.activeElement).toBe(field('trackingNo'));
  expect(field('carrier').value).toBe(carriers[0]);
});

test('name, phone and address are copied with one button, in one line as the sites of couriers read it', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  stubCommerce({});
  await mountRows();
  await open('JO1');
  await press('Copy recipient, phone and address');
  expect(copied).toEqual(['张三 13800138000 河南省 许昌市 禹州市 神垕镇 1 号']);
});

test('a shipped order names the version that was seen, its carrier is remembered, and the next order is next', async () => {
  const undoing = 'POST /admin/orders/withdraw_shipment';
  const calls = stubCommerce({
    [path]: () => answered({ version: 'v2' }),
    [undoing]: () => answered({ version: 'v1' }),
  });
  await mountRows();
  await open('JO1');
  await fill(field('trackingNo'), ' SF1 ');
  await fill(field('carrier'), '京东快递');
  await click(submit());
  expect(inputsOf(calls, path)).toEqual([
    { requestId: expect.any(String), orderNo: 'JO1', version: 'v1', carrier: '京东快递', trackingNo: 'SF1' },
  ]);
  expect(lastCarrier()).toBe('京东快递');
  expect(document.activeElement).toBe(find('#ship-JO2'));
  // The undo bar already reports the shipment, so there is no toast.
  expect(toastStore.read()).toBeNull();
  expect(undoStore.read()?.text()).toBe('Moon Jar for 张三 has been shipped');
  await undoStore.read()?.undo();
  expect(inputsOf(calls, undoing)).toEqual([
    { requestId: expect.any(String), orderNo: 'JO1', version: 'v2' },
  ]);
  // The withdrawn shipment restores the first version, so shipping again is no conflict.
  await open('JO1');
  await fill(field('trackingNo'), 'SF2');
  await click(submit());
  expect(inputsOf(calls, path)[1]).toMatchObject({ version: 'v1', trackingNo: 'SF2' });
});

test('after the last order of the list, the one above it is next', async () => {
  stubCommerce({ [path]: () => answered({}) });
  await mountRows();
  await open('JO2');
  await fill(field('trackingNo'), 'SF2');
  await click(submit());
  expect(document.activeElement).toBe(find('#ship-JO1'));
});

test('a carrier whose parcel was refused is not remembered', async () => {
  stubCommerce({ [path]: () => refused('SYS005', 403) });
  await mountRows();
  await open('JO1');
  await fill(field('trackingNo'), 'SF1');
  await fill(field('carrier'), '京东快递');
  await click(submit());
  expect(lastCarrier()).toBe(carriers[0]);
});

test('a refused tracking number stays in the dialog, whole, with the reason at its field', async () => {
  const details = { fields: { trackingNo: 'invalid_format' }, reasons: { trackingNo: 'Only letters' } };
  stubCommerce({ [path]: () => refused('SYS007', 400, { details }) });
  await mountRows();
  await open('JO1');
  await fill(field('trackingNo'), '<script>');
  await click(submit());
  expect(field('trackingNo').getAttribute('aria-invalid')).toBe('true');
  expect(field('trackingNo').getAttribute('aria-describedby')).toBe(find('dialog p', 'Only letters').id);
  // The field gives the reason, so the dialog shows no notice.
  expect(find('dialog').textContent).not.toContain('This was refused');
  expect(field('trackingNo').value).toBe('<script>');
  expect(document.activeElement).toBe(field('trackingNo'));
});

test('if a colleague shipped the order meanwhile, the dialog shows that parcel and asks whether to correct it', async () => {
  const shipment = { carrier: '德邦快递', trackingNo: 'DB9', shippedAt: '2026-01-03T08:00:00.000Z' };
  const calls = stubCommerce({
    [path]: ({ version }) => (version === 'v1' ? refused('SYS009') : answered({})),
    'GET /admin/orders/detail': () =>
      answered(orderDetailOf({ orderNo: 'JO1', status: 'PAID', shipment, version: 'v2' })),
  });
  await mountRows();
  await open('JO1');
  await fill(field('trackingNo'), 'SF1');
  await click(submit());
  await act(async () => {});
  const text = find('dialog').textContent;
  expect(text).toContain('Somebody has changed this in the meantime. It is now:');
  expect(text).toContain('Parcel now: 德邦快递 DB9');
  expect(submit().textContent).toBe('Correct the parcel');
  expect(field('trackingNo').value).toBe('SF1');
  await click(submit());
  expect(inputsOf(calls, path)[1]).toMatchObject({ version: 'v2', trackingNo: 'SF1' });
});

test('if the order was refunded meanwhile, it can no longer be shipped', async () => {
  stubCommerce({
    [path]: () => refused('SYS009'),
    'GET /admin/orders/detail': () =>
      answered(orderDetailOf({ orderNo: 'JO1', status: 'REFUNDED', version: 'v2' })),
  });
  await mountRows();
  await open('JO1');
  await fill(field('trackingNo'), 'SF1');
  await click(submit());
  await act(async () => {});
  expect(find('dialog').textContent).toContain('This is no longer possible');
  expect(namesOf('dialog form button')).toEqual(['Copy recipient, phone and address', 'Close']);
});
