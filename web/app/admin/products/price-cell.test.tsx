// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { press } from '../../private/testing/mount-page.tsx';
import { forgetOwnWrites } from '../act/own-writes.ts';
import { undoStore, withdrawUndo } from '../act/undo.ts';
import { fill, find, mountScreen, namesOf, pressKey } from '../testing/mount-screen.tsx';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { PriceCell } from './price-cell.tsx';
import type { ProductRow } from './set-sale.ts';
import { productOf } from './testing/product-of.ts';

const path = 'POST /admin/products/price';
const saved = (input: object) => answered({ ...productOf({}), ...input, version: 'v2' });

beforeEach(() => {
  // happy-dom divides by the step in binary fractions and so refuses 480, unlike browsers.
  vi.spyOn(ValidityState.prototype, 'stepMismatch', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.restoreAllMocks();
  forgetOwnWrites();
  withdrawUndo(undoStore.read()?.id ?? 0);
  vi.unstubAllGlobals();
});

/** The button "Reload" gives the cell the piece as a colleague has changed it. */
function mountCell(
  changes: Partial<ProductRow> = {},
  { mayWrite = true, changed = {} }: { mayWrite?: boolean; changed?: Partial<ProductRow> } = {},
) {
  return mountScreen(
    () => {
      const [piece, setPiece] = useState(productOf(changes));
      return (
        <>
          <PriceCell piece={piece} field="price" />
          <button type="button" onClick={() => setPiece(productOf({ ...changes, ...changed }))}>
            Reload
          </button>
        </>
      );
    },
    { permissions: mayWrite ? ['products.write'] : [] },
  );
}

const field = () => find<HTMLInputElement>('input[inputmode="decimal"]');
const hint = () => find('[role="status"]').textContent;
const shownPrice = () => document.querySelector('button[title]')?.textContent;

async function edit(text: string) {
  await act(async () => find('button[title]').click());
  await fill(field(), text);
}

test('Enter saves the typed price at once, keeps the special price, and the cell is closed', async () => {
  const calls = stubCommerce({ [path]: saved });
  await mountCell({ specialPrice: 400 });
  await edit('500.5');
  await pressKey('Enter', field());
  expect(inputsOf(calls, path)).toEqual([
    {
      requestId: expect.any(String),
      productCode: 'JY-2024-001',
      version: 'v1',
      price: 500.5,
      specialPrice: 400,
    },
  ]);
  expect(namesOf('input')).toEqual([]);
});

test('what was saved can be undone, for the version that was saved', async () => {
  const calls = stubCommerce({ [path]: saved });
  await mountCell();
  await edit('500');
  await pressKey('Enter', field());
  expect(undoStore.read()?.text()).toBe('Price of Sky-blue vase JY-2024-001 saved');
  await undoStore.read()?.undo();
  expect(inputsOf(calls, path)[1]).toMatchObject({ version: 'v2', price: 480, specialPrice: null });
});

test.each([
  [{ price: null, onSale: false }, ['Offer for sale']],
  [{ price: 400, onSale: false }, []],
])('a first price is followed by the offer to put the piece on sale: %o', async (changes, offered) => {
  const sale = 'POST /admin/products/put_on_sale';
  const calls = stubCommerce({
    [path]: (input) => answered({ ...productOf(changes), ...input, version: 'v2' }),
    [sale]: () => answered([{ errorCode: null, row: productOf({ version: 'v3' }) }]),
  });
  await mountCell(changes);
  await edit('500');
  await pressKey('Enter', field());
  const next = undoStore.read()?.next;
  expect(next ? [next.verb()] : []).toEqual(offered);
  await next?.act();
  const pieces = [{ productCode: 'JY-2024-001', version: 'v2' }];
  expect(inputsOf(calls, sale)).toMatchObject(offered.map(() => ({ pieces, onSale: true })));
});

test.each(['￥５００', '500.00 元', '\u202d500\u202c'])('the typed price %j is 500 yuan', async (typed) => {
  const calls = stubCommerce({ [path]: saved });
  await mountCell();
  await edit(typed);
  await pressKey('Enter', field());
  expect(inputsOf(calls, path)).toMatchObject([{ price: 500 }]);
});

test('Esc leaves the price as it is', async () => {
  const calls = stubCommerce({});
  await mountCell();
  await edit('500');
  await pressKey('Escape', field());
  expect(namesOf('input')).toEqual([]);
  expect(shownPrice()).toBe('¥480.00');
  expect(document.activeElement).toBe(find('button[title]'));
  expect(inputsOf(calls, path)).toEqual([]);
});

test('an empty field removes the price, and the same price sends nothing', async () => {
  const calls = stubCommerce({ [path]: saved });
  await mountCell();
  await edit('480.00');
  await pressKey('Enter', field());
  expect(inputsOf(calls, path)).toEqual([]);
  expect(namesOf('input')).toEqual([]);
  await edit('');
  await pressKey('Enter', field());
  expect(inputsOf(calls, path)).toMatchObject([{ price: null }]);
});

test.each(['0', '-5', '1,5', '五百'])('%s yuan is not sent, and the field says why', async (text) => {
  const calls = stubCommerce({ [path]: saved });
  await mountCell();
  await edit(text);
  await pressKey('Enter', field());
  expect(inputsOf(calls, path)).toEqual([]);
  expect(hint()).toBe('Please enter an amount, such as 480 or 480.50.');
  expect(field().value).toBe(text);
});

test('a refusal stays at the field in the words of commerce, and what was typed stays', async () => {
  const details = { reasons: { price: 'The price is too high' } };
  stubCommerce({ [path]: () => refused('SYS007', 400, { details }) });
  await mountCell();
  await edit('99999999');
  await pressKey('Enter', field());
  expect(hint()).toBe('The price is too high');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().value).toBe('99999999');
  expect(undoStore.read()).toBeNull();
});

test('if somebody else changed the price, the field says to what, and Enter saves the own one for that version', async () => {
  const calls = stubCommerce({
    [path]: (input) => (input.version === 'v1' ? refused('SYS009') : saved(input)),
  });
  await mountCell({}, { changed: { price: 450, version: 'v2' } });
  await edit('500');
  await pressKey('Enter', field());
  await press('Reload');
  expect(hint()).toBe('Somebody else has changed it to ¥450.00. Press Enter to save your price.');
  expect(field().value).toBe('500');
  await pressKey('Enter', field());
  expect(inputsOf(calls, path)[1]).toMatchObject({ version: 'v2', price: 500 });
});

test('a price that was loaded again during the editing is not overwritten unasked', async () => {
  const calls = stubCommerce({
    [path]: (input) => (input.version === 'v1' ? refused('SYS009') : saved(input)),
  });
  await mountCell({}, { changed: { price: 450, version: 'v2' } });
  await edit('500');
  await press('Reload');
  await pressKey('Enter', field());
  expect(inputsOf(calls, path)[0]).toMatchObject({ version: 'v1', price: 500 });
  expect(hint()).toBe('Somebody else has changed it to ¥450.00. Press Enter to save your price.');
  await pressKey('Enter', field());
  expect(inputsOf(calls, path)[1]).toMatchObject({ version: 'v2', price: 500 });
  expect(undoStore.read()).not.toBeNull();
  await undoStore.read()?.undo();
  expect(inputsOf(calls, path)[2]).toMatchObject({ price: 450 });
});

test('a refusal because of the special price is explained', async () => {
  const details = { reasons: { specialPrice: 'The special price must be lower' } };
  stubCommerce({ [path]: () => refused('SYS007', 400, { details }) });
  await mountCell({ specialPrice: 400 });
  await edit('');
  await pressKey('Enter', field());
  expect(hint()).toBe('The special price must be lower');
});

test('a field that is left without a change closes, and one with a change stays', async () => {
  stubCommerce({});
  await mountCell();
  await edit('480');
  await act(async () => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(namesOf('input')).toEqual([]);
  await edit('500');
  await act(async () => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(field().value).toBe('500');
});

test('a second Enter while the price is saved sends nothing more', async () => {
  const calls = stubCommerce({ [path]: () => new Promise<never>(() => {}) });
  await mountCell();
  await edit('500');
  await pressKey('Enter', field());
  await pressKey('Enter', field());
  expect(inputsOf(calls, path).length).toBe(1);
});

test('without the permission the price is only shown', async () => {
  stubCommerce({});
  await mountCell({}, { mayWrite: false });
  expect(namesOf('span')).toEqual(['¥480.00']);
  expect(namesOf('button')).toEqual(['Reload']);
});

test('a piece for show has no price that could be changed', async () => {
  stubCommerce({});
  await mountCell({ forShow: true });
  expect(namesOf('span')).toEqual(['']);
  expect(namesOf('button')).toEqual(['Reload']);
});
