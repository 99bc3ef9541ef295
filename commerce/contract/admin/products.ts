import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { formBoolean, optional, productCode, requestId, time } from '../fields.ts';
import { yuan, yuanInput } from '../money.ts';
import { exportInput, flag, listInput, listOutput, search, version } from './list.ts';

const sorts = ['code', 'nameZh', 'nameEn', 'price', 'specialPrice', 'createdAt'] as const;
const filters = {
  search,
  onSale: flag,
  unpriced: flag,
  /** Only pieces that could be put on sale: priced, listed and in stock. */
  pricedOffSale: flag,
  missingTranslation: flag,
  outOfSync: flag,
};

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
  /** Published in the CMS as made for show, and therefore never offered. */
  forShow: z.boolean(),
  /** False if commerce could not store the CMS's last version of the piece. */
  inSync: z.boolean(),
  missingTranslation: z.boolean(),
  /** Null if the CMS document has been given another product code. */
  documentId: z.string().nullable(),
  /**
   * Versions of the piece in the CMS are named by the time of publication; null if unknown. `latestVersion` may be one
   * that the shop could not store. `lagSeconds`: how long the held version took to arrive or, if the piece is not in
   * sync, for how long the newest version has been missing.
   */
  sync: z.strictObject({
    heldVersion: time.nullable(),
    latestVersion: time.nullable(),
    syncedAt: time.nullable(),
    lagSeconds: z.number().int().min(0).nullable(),
  }),
  version,
});

const positive = yuanInput.pipe(yuan.min(0.01));
/** `onSale`: left out to keep it as it is. No piece without a price is on sale. */
const prices = {
  price: positive.nullable(),
  specialPrice: positive.nullable(),
  onSale: optional(formBoolean),
};

const lower = { path: ['specialPrice'], error: 'specialPrice' };
function isLower({ price, specialPrice }: { price: number | null; specialPrice: number | null }): boolean {
  return specialPrice === null || (price !== null && specialPrice < price);
}

const sale = z.strictObject({
  price: yuan.nullable(),
  specialPrice: yuan.nullable(),
  onSale: z.boolean(),
});

/**
 * What happened, or would happen in a dry run. `errorCode`: null if not refused. `row`: null if the piece is unknown.
 */
const results = z.array(
  z.strictObject({
    productCode,
    errorCode: z.string().nullable(),
    changes: z.boolean(),
    before: sale.nullable(),
    after: sale.nullable(),
    row: row.nullable(),
  }),
);
const dryRun = optional(formBoolean);

/** Up to 100 pieces, each named once: two changes of one piece would contradict each other. */
function pieces<Piece extends z.ZodType<{ productCode: string }>>(piece: Piece) {
  return z
    .array(piece)
    .min(1)
    .max(100)
    .refine((named) => new Set(named.map(({ productCode }) => productCode)).size === named.length, {
      error: 'pieceTwice',
    });
}

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
    output: row.omit({ version: true }),
  }),
  'GET /admin/products/detail': endpoint({
    summary: 'Returns one piece.',
    access: 'staff',
    permission: 'products.read',
    limit: 'read',
    input: z.strictObject({ productCode }),
    output: row,
    errors: ['productNotFound'],
  }),
  'GET /admin/products/preview': endpoint({
    summary:
      'Returns the path, below the address of the site, at which anybody can see the piece as it is in the CMS, ' +
      'for an hour. Null if previews are switched off or the piece has no document in the CMS.',
    access: 'staff',
    permission: 'products.read',
    limit: 'read',
    input: z.strictObject({
      productCode,
      status: z.enum(['draft', 'published']).default('draft'),
      lng: z.enum(['zh', 'en']).default('zh'),
    }),
    output: z.strictObject({ preview: z.strictObject({ path: z.string(), expiresAt: time }).nullable() }),
    errors: ['productNotFound'],
  }),
  'POST /admin/products/price': endpoint({
    summary:
      'Sets the price and the special price; null removes them. With `onSale`, the piece is also put on sale or ' +
      'taken off sale, so that a change can be undone as a whole. Existing orders keep their prices.',
    access: 'staff',
    permission: 'products.write',
    limit: 'write',
    input: z.strictObject({ requestId, productCode, version, ...prices }).refine(isLower, lower),
    output: row,
    errors: ['productNotFound', 'rowChanged', 'pieceForShow', 'pieceWithoutPrice'],
  }),
  'POST /admin/products/price_bulk': endpoint({
    summary:
      'Sets the prices of up to 100 pieces and returns the result of each piece. A piece that is refused does ' +
      'not stop the others. With `dryRun`, nothing changes.',
    access: 'staff',
    permission: 'products.write',
    limit: 'write',
    input: z.strictObject({
      requestId,
      dryRun,
      pieces: pieces(z.strictObject({ productCode, version, ...prices }).refine(isLower, lower)),
    }),
    output: results,
  }),
  'POST /admin/products/put_on_sale': endpoint({
    summary:
      'Puts up to 100 pieces on sale, or takes them off sale, and returns the result of each piece. A piece that ' +
      'is refused does not stop the others. With `dryRun`, nothing changes.',
    access: 'staff',
    permission: 'products.write',
    limit: 'write',
    input: z.strictObject({
      requestId,
      dryRun,
      pieces: pieces(z.strictObject({ productCode, version })),
      onSale: formBoolean,
    }),
    output: results,
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
