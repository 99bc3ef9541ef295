// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '../../private/testing/mount-page.tsx';
import { forgetOwnWrites } from '../act/own-writes.ts';
import { type PartlyUndone, undoStore, withdrawUndo } from '../act/undo.ts';
import { fill, find, mountScreen } from '../testing/mount-screen.tsx';
import { answered, inputsOf, stubCommerce } from '../testing/stub-commerce.ts';
import { BulkPrice } from './bulk-price.tsx';
import { productOf } from './testing/product-of.ts';

const path = 'POST /admin/products/price_bulk';
const pieces = [
  productOf({ price: 100 }),
  productOf({ productCode: 'JY-2024-002', nameEn: null, nameZh: '月白盏', price: 200, onSale: false }),
];

afterEach(() => {
  forgetOwnWrites();
  withdrawUndo(undoStore.read()?.id ?? 0);
  vi.unstubAllGlobals();
});

/** Raises the prices of both pieces by a tenth. Before the undo, a colleague changes the pieces with these codes. */
async function raise(changedMeanwhile: string[] = []) {
  const calls = stubCommerce({
    [path]: (input) =>
      answered(
        pieces.map(({ productCode, price, specialPrice, onSale, ...piece }) => {
          const before = { price, specialPrice, onSale };
          const after = { ...before, price: (price ?? 0) * 1.1 };
          const isUndo = JSON.stringify(input).includes('onSale');
          const errorCode = isUndo && changedMeanwhile.includes(productCode) ? 'SYS009' : null;
          const row = { ...piece, productCode, ...after, version: 'v2' };
          return { productCode, errorCode, changes: true, before, after, row };
        }),
      ),
    'GET /admin/todo': () => answered({}),
  });
  await mountScreen(() => <BulkPrice pieces={pieces} onFinished={() => {}} />);
  await press('Change prices');
  await fill(find<HTMLInputElement>('dialog input'), '10');
  await press('Check');
  const named = find('dialog ul').textContent ?? '';
  await press('Change prices: 2');
  await press('Close');
  return { calls, named };
}

test('the dialog and the bar name the pieces, and the change of all prices can be undone', async () => {
  const { calls, named } = await raise();
  expect(named).toContain('Sky-blue vase JY-2024-001');
  expect(undoStore.read()?.text()).toBe('Prices changed: Sky-blue vase JY-2024-001, 月白盏 JY-2024-002');
  await undoStore.read()?.undo();
  expect(inputsOf(calls, path).at(-1)?.pieces).toEqual([
    { productCode: 'JY-2024-001', version: 'v2', price: 100, specialPrice: null, onSale: true },
    { productCode: 'JY-2024-002', version: 'v2', price: 200, specialPrice: null, onSale: false },
  ]);
});

test('a piece that somebody else has changed meanwhile stays as it is, and is named', async () => {
  await raise(['JY-2024-002']);
  const said = await undoStore
    .read()
    ?.undo()
    .then(String, (error: PartlyUndone) => error.text());
  expect(said).toBe('Not undone, because somebody else has changed it: 月白盏 JY-2024-002');
});
