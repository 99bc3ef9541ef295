import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { formBoolean, productCode, requestId } from '../fields.ts';
import { yuan, yuanInput } from '../money.ts';
import { exportInput, flag, listInput, listOutput, search } from './list.ts';

const sorts = ['code', 'nameZh', 'nameEn', 'price', 'specialPrice', 'createdAt'] as const;
const filters = { search, onSale: flag, unpriced: flag, missingTranslation: flag, outOfSync: flag };

const row = z.strictObject({
  productCode,
  imageUrl: z.array(z.string()),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  price: yuan.nullable(),
  specialPrice: yuan.nullable(),
  onSale: z.boolean(),
  /** Whether the piece is published in the CMS and offered. */
  listed: z.boolean(),
  /** Whether the piece is published in the CMS and marked as made for show. Such a piece is never offered. */
  forShow: z.boolean(),
  /** False if commerce could not store the CMS's last version of the piece. */
  inSync: z.boolean(),
  missingTranslation: z.boolean(),
  /** The id of the piece's document in the CMS. Null if the document has been given another product code. */
  documentId: z.string().nullable(),
});

const positive = yuanInput.pipe(yuan.min(0.01));

export const adminProductEndpoints = {
  'GET /admin/products/query': endpoint({
    summary: 'Lists every piece with its prices.',
    access: 'staff',
    permission: 'products.read',
    limit: 'read',
    input: listInput(sorts, filters),
    output: listOutput(row),
  }),
  'GET /admin/products/export': endpoint({
    summary: 'Exports the filtered pieces as CSV.',
    access: 'staff',
    permission: 'products.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(sorts, filters),
    output: row,
  }),
  'POST /admin/products/price': endpoint({
    summary: 'Sets the price and the special price; null removes them. Existing orders keep their prices.',
    access: 'staff',
    permission: 'products.write',
    limit: 'write',
    input: z
      .strictObject({ requestId, productCode, price: positive.nullable(), specialPrice: positive.nullable() })
      .refine(
        ({ price, specialPrice }) => specialPrice === null || (price !== null && specialPrice < price),
        { path: ['specialPrice'], error: 'specialPrice' },
      ),
    output: row,
    errors: ['productNotFound', 'pieceForShow'],
  }),
  'POST /admin/products/put_on_sale': endpoint({
    summary: 'Puts up to 100 pieces on sale, or takes them off sale.',
    access: 'staff',
    permission: 'products.write',
    limit: 'write',
    input: z.strictObject({
      requestId,
      productCodes: z.array(productCode).min(1).max(100),
      onSale: formBoolean,
    }),
    output: z.array(row),
    errors: ['productNotFound', 'pieceForShow', 'pieceWithoutPrice'],
  }),
  'POST /admin/products/resync': endpoint({
    summary: 'Fetches a piece from the CMS again.',
    access: 'staff',
    permission: 'products.write',
    limit: 'write',
    input: z.strictObject({ requestId, productCode }),
    output: row,
    errors: ['productNotFound', 'temporarilyUnavailable'],
  }),
};
