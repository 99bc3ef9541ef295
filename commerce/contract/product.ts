import { z } from 'zod';
import { unitStatuses } from './choices.ts';
import { endpoint } from './endpoint.ts';
import { optional, page, pageOf, productCode, time } from './fields.ts';
import { yuan, yuanInput } from './money.ts';
import { pieceStatuses } from './piece-states.ts';
import { searchWords } from './search-words.ts';

/** `savedAmount`: price − specialPrice. `heldUntil`: the end of the earliest hold; null without a hold. */
const offer = z.strictObject({
  productCode,
  price: yuan.nullable(),
  specialPrice: yuan.nullable(),
  savedAmount: yuan.nullable(),
  status: z.enum(pieceStatuses),
  heldUntil: time.nullable(),
  available: z.number().int().min(0),
});

export type Offer = z.output<typeof offer>;

export const artworkTypes = ['teaware', 'vase', 'cup', 'tableware', 'ornament', 'other'] as const;
export const glazeFamilies = [
  'sky-blue',
  'azure',
  'moon-white',
  'bean-green',
  'rose-purple',
  'aubergine',
  'crabapple-red',
  'flame-red',
  'splashed',
] as const;
export const productSorts = ['default', 'price_asc', 'price_desc', 'newest'] as const;

export const productEndpoints = {
  'GET /product/query': endpoint({
    summary:
      'Returns the offers of up to 50 pieces by product code, in the requested order. Unknown codes are left out.',
    access: 'public',
    limit: 'read',
    input: z.strictObject({
      codes: z
        .string()
        .max(1000)
        .transform((codes) => [...new Set(codes.split(','))])
        .pipe(z.array(productCode).min(1).max(50)),
    }),
    output: z.array(offer),
  }),

  'GET /product/search': endpoint({
    summary: 'Searches offers by text, type, glaze family, status and price.',
    access: 'public',
    limit: 'read',
    input: z.strictObject({
      q: optional(searchWords(80)),
      type: optional(z.enum(artworkTypes)),
      glaze: optional(z.enum(glazeFamilies)),
      status: optional(z.enum(unitStatuses)),
      minPrice: optional(yuanInput),
      maxPrice: optional(yuanInput),
      sort: z.enum(productSorts).default('default'),
      page,
      lng: z.enum(['zh', 'en']).default('zh'),
    }),
    output: pageOf(offer),
  }),
};
