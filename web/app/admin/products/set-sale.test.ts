// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetOwnWrites } from '../act/own-writes.ts';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { changeSale, setOnSale } from './set-sale.ts';
import { productOf } from './testing/product-of.ts';

const pricePath = 'POST /admin/products/price';
const salePath = 'POST /admin/products/put_on_sale';

afterEach(() => {
  forgetOwnWrites();
  vi.unstubAllGlobals();
});

test('changes of one row that follow each other quickly wait for each other and keep what the earlier ones set', async () => {
  const unpriced = productOf({ price: null, onSale: false });
  const calls = stubCommerce({
    [pricePath]: (input) =>
      answered({ ...unpriced, ...input, version: input.version === 'v1' ? 'v2' : 'v3' }),
    [salePath]: () => answered([{ errorCode: null, row: { ...unpriced, version: 'v4' } }]),
  });
  const changes = [
    changeSale(unpriced, { price: 480 }),
    changeSale(unpriced, { specialPrice: 400 }),
    setOnSale(unpriced, true),
  ];
  await Promise.all(changes);
  expect(inputsOf(calls, pricePath)).toMatchObject([
    { version: 'v1', price: 480, specialPrice: null },
    { version: 'v2', price: 480, specialPrice: 400 },
  ]);
  expect(inputsOf(calls, salePath)).toMatchObject([
    { pieces: [{ productCode: 'JY-2024-001', version: 'v3' }] },
  ]);
});

test('a refused change does not stop the next one, which goes on from the last row that was saved', async () => {
  const piece = productOf({});
  const answers = [answered({ ...piece, version: 'v2' }), refused('SYS007', 400), answered({ ...piece })];
  const calls = stubCommerce({ [pricePath]: () => answers.shift() ?? refused('SYS002') });
  await changeSale(piece, { price: 500 });
  await expect(changeSale(piece, { price: 510 })).rejects.toMatchObject({ errorCode: 'SYS007' });
  await changeSale(piece, { price: 520 });
  expect(inputsOf(calls, pricePath).map(({ version }) => version)).toEqual(['v1', 'v2', 'v2']);
});

test('an undone price leads back to the prices and the sale from before, because an emptied price takes a piece off sale', async () => {
  const piece = productOf({ specialPrice: null, onSale: true });
  const calls = stubCommerce({
    [pricePath]: (input) => answered({ ...piece, ...input, onSale: false, version: 'v2' }),
  });
  const { undo } = await changeSale(piece, { price: null });
  await undo();
  expect(inputsOf(calls, pricePath)[1]).toMatchObject({
    ...{ version: 'v2', price: 480, specialPrice: null, onSale: true },
  });
});
