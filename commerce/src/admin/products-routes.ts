import { toFen } from '../../contract/money.ts';
import { listProducts, type ProductRow, readProductRows } from '../catalog/list-products.ts';
import { putOnSale } from '../catalog/put-on-sale.ts';
import { resync } from '../catalog/resync.ts';
import { setPrice } from '../catalog/set-price.ts';
import { fail } from '../fail.ts';
import type { Routes } from '../http/routes.ts';
import { exportList } from '../lists/export-list.ts';
import { listPage } from '../lists/list-page.ts';
import { act } from '../staff/act.ts';

export const adminProductRoutes = {
  'GET /admin/products/query': ({ services: { db } }, input) => listPage(db, listProducts(db, input), input),

  'GET /admin/products/export': (call, input) =>
    exportList(call, 'products/export', listProducts(call.services.db, input), input),

  'POST /admin/products/price': (call, input) =>
    act(call, 'products/price', input, async (trx, { at }) => {
      const { productCode, price, specialPrice } = input;
      const [before] = await readProductRows(trx, [productCode]);
      await setPrice(trx, {
        productCode,
        priceFen: price === null ? null : toFen(price),
        specialPriceFen: specialPrice === null ? null : toFen(specialPrice),
        onSale: false,
        at,
      });
      const [answer] = await readProductRows(trx, [productCode]);
      if (!before || !answer) throw fail('productNotFound');
      return { answer, object: `product:${productCode}`, before: priced(before), after: priced(answer) };
    }),

  'POST /admin/products/put_on_sale': (call, input) =>
    act(call, 'products/put_on_sale', input, async (trx, { at }) => {
      const { onSale } = input;
      const productCodes = [...new Set(input.productCodes)];
      const were = await putOnSale(trx, { productCodes, onSale, at });
      const answer = await readProductRows(trx, productCodes);
      const object =
        productCodes.length === 1 ? `product:${productCodes[0]}` : `products:${productCodes.length}`;
      return { answer, object, before: { onSale: were }, after: { onSale: onSale ? productCodes : [] } };
    }),

  'POST /admin/products/resync': resync,
} satisfies Partial<Routes>;

function priced({ price, specialPrice, onSale }: ProductRow) {
  return { price, specialPrice, onSale };
}
