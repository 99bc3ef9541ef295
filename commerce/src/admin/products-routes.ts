import { toFen } from '../../contract/money.ts';
import type { Sale } from '../catalog/change-sale.ts';
import { changeManySales, changeSale } from '../catalog/change-sales-by-staff.ts';
import { listProducts, readProductRow } from '../catalog/list-products.ts';
import { resync } from '../catalog/resync.ts';
import { signPreview } from '../catalog/sign-preview.ts';
import { isoTime } from '../clock.ts';
import type { Routes } from '../http/routes.ts';
import { listPage } from '../lists/list-page.ts';
import { exportList } from '../staff/export-list.ts';

export const adminProductRoutes = {
  'GET /admin/products/query': ({ services: { db, clock } }, input) =>
    listPage(db, listProducts(db, input, clock.now()), input),

  'GET /admin/products/export': (call, input) => {
    const { db, clock } = call.services;
    return exportList(call, 'products/export', listProducts(db, input, clock.now()), input);
  },

  'GET /admin/products/detail': ({ services: { db, clock } }, { productCode }) =>
    readProductRow(db, productCode, clock.now()),

  'GET /admin/products/preview': async ({ services }, { productCode, status, lng: language }) => {
    const { db, clock, config } = services;
    const { documentId } = await readProductRow(db, productCode, clock.now());
    const at = clock.now();
    const secret = config.previewSecret?.toUse(at);
    if (!documentId || !secret) return { preview: null };
    const subject = { productCode, documentId, language, status };
    const { path, expiresAt } = signPreview(subject, { secret, at });
    return { preview: { path, expiresAt: isoTime(expiresAt) } };
  },

  'POST /admin/products/price': (call, input) => {
    const { productCode, version } = input;
    return changeSale(call, 'products/price', input, { productCode, version, sale: saleIn(input) });
  },

  'POST /admin/products/price_bulk': (call, input) =>
    changeManySales(
      call,
      'products/price_bulk',
      input,
      input.pieces.map((piece) => {
        const { productCode, version } = piece;
        return { productCode, version, sale: saleIn(piece) };
      }),
    ),

  'POST /admin/products/put_on_sale': (call, input) => {
    const sale = { onSale: input.onSale };
    const changes = input.pieces.map((piece) => ({ ...piece, sale }));
    return changeManySales(call, 'products/put_on_sale', input, changes);
  },

  'POST /admin/products/resync': resync,
} satisfies Partial<Routes>;

interface WantedSale {
  price: number | null;
  specialPrice: number | null;
  onSale?: boolean | undefined;
}

function saleIn({ price, specialPrice, onSale }: WantedSale): Partial<Sale> {
  return {
    priceFen: price === null ? null : toFen(price),
    specialPriceFen: specialPrice === null ? null : toFen(specialPrice),
    ...(onSale !== undefined && { onSale }),
  };
}
