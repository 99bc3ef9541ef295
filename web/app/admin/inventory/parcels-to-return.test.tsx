// @vitest-environment happy-dom
import type { Permission } from '@junyao/commerce/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { returnForm } from '../record/return-form.ts';
import { click, fill, find, mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { answered, inputsOf, stubCommerce } from '../testing/stub-commerce.ts';
import { ParcelsToReturn } from './parcels-to-return.tsx';

const parcel = {
  orderNo: 'JO1',
  transactionNo: 'JT1',
  member: { userId: 'u-1', username: 'Ada' },
  quantity: 2,
  carrier: 'SF',
  trackingNo: 'SF1234567890',
};
const path = 'POST /admin/inventory/record_return';

afterEach(() => vi.unstubAllGlobals());

const mountParcels = (permissions: readonly Permission[], parcels = [parcel]) =>
  mountScreen(() => <ParcelsToReturn piece="Moon Jar" parcels={parcels} />, {
    permissions,
    action: formAction(returnForm),
  });

test.each<[Permission[], string | null, string[]]>([
  [['inventory.read'], null, []],
  [['inventory.read', 'orders.read'], '/admin/orders/JO1', []],
  [['inventory.adjust'], null, ['Record the return']],
])('staff who may %j are led to %s and offered %j', async (permissions, order, buttons) => {
  stubCommerce({});
  await mountParcels(permissions);
  expect(find('li > span').textContent).toBe('Ada× 2SF SF1234567890');
  expect(document.querySelector('li a')?.getAttribute('href') ?? null).toBe(order);
  expect(namesOf('li > button')).toEqual(buttons);
});

test('without a parcel to come back the part is left out', async () => {
  stubCommerce({});
  await mountParcels(['inventory.adjust'], []);
  expect(document.querySelector('section')).toBeNull();
});

test('a return is recorded with the condition of the parcel, which nobody chooses beforehand', async () => {
  const calls = stubCommerce({ [path]: () => answered({}) });
  await mountParcels(['inventory.adjust']);
  await press('Record the return');
  await fill(find<HTMLTextAreaElement>('dialog [name="reason"]'), 'the rim is broken');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, path)).toEqual([]);
  find<HTMLSelectElement>('dialog [name="condition"]').value = 'damaged';
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, path)).toEqual([
    {
      ...{ requestId: expect.any(String), orderNo: 'JO1', transactionNo: 'JT1', condition: 'damaged' },
      reason: 'the rim is broken',
    },
  ]);
});
