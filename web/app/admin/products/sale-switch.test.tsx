// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { dismissToast, toastStore } from '../../ui/toast.ts';
import { forgetOwnWrites } from '../act/own-writes.ts';
import { undoStore, withdrawUndo } from '../act/undo.ts';
import { mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { answered, stubCommerce } from '../testing/stub-commerce.ts';
import { SaleSwitch } from './sale-switch.tsx';
import type { ProductRow } from './set-sale.ts';
import { productOf } from './testing/product-of.ts';

const path = 'POST /admin/products/put_on_sale';

afterEach(() => {
  forgetOwnWrites();
  withdrawUndo(undoStore.read()?.id ?? 0);
  dismissToast();
  vi.unstubAllGlobals();
});

const mountSwitch = (changes: Partial<ProductRow>, mayWrite = true) =>
  mountScreen(() => <SaleSwitch piece={productOf(changes)} />, {
    permissions: mayWrite ? ['products.write'] : ['products.read'],
  });

test.each<[Partial<ProductRow>, boolean, string[]]>([
  [{ onSale: true }, true, ['Withdraw from sale']],
  [{ onSale: false }, true, ['Offer for sale']],
  [{ onSale: false, forShow: true }, true, []],
  [{ onSale: false, price: null }, true, []],
  [{ onSale: true, price: null }, true, ['Withdraw from sale']],
  [{ onSale: true }, false, []],
])(
  'of a piece with %o, staff with the permission (%s) are offered %o',
  async (changes, mayWrite, buttons) => {
    stubCommerce({});
    await mountSwitch(changes, mayWrite);
    expect(namesOf('button')).toEqual(buttons);
  },
);

test('a piece is taken off sale at once, and this can be undone for the version that was saved', async () => {
  const calls = stubCommerce({
    [path]: ({ onSale }) =>
      answered([{ errorCode: null, row: productOf({ onSale: onSale === true, version: 'v2' }) }]),
  });
  await mountSwitch({ onSale: true });
  await press('Withdraw from sale');
  expect(undoStore.read()?.text()).toBe('Sky-blue vase JY-2024-001 is no longer for sale');
  await undoStore.read()?.undo();
  expect(calls.map(({ input: { pieces, onSale } }) => ({ pieces, onSale }))).toEqual([
    { pieces: [{ productCode: 'JY-2024-001', version: 'v1' }], onSale: false },
    { pieces: [{ productCode: 'JY-2024-001', version: 'v2' }], onSale: true },
  ]);
});

test('a piece that commerce refuses inside its answer is a failure, and there is nothing to undo', async () => {
  stubCommerce({ [path]: () => answered([{ errorCode: 'SYS009', row: null }]) });
  await mountSwitch({ onSale: true });
  await press('Withdraw from sale');
  expect(toastStore.read()?.text()).toBe(serverI18n('en').t('errors:code.SYS009'));
  expect(undoStore.read()).toBeNull();
});
