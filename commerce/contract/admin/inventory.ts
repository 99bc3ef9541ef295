import { z } from 'zod';
import { unitStatuses } from '../choices.ts';
import { endpoint } from '../endpoint.ts';
import { line, optional, orderNo, productCode, requestId, time, transactionNo } from '../fields.ts';
import { returnConditions } from '../states.ts';
import { exportInput, flag, listInput, listOutput, person, search, version } from './list.ts';

const sorts = ['code', 'nameZh', 'nameEn', 'stock', 'available', 'reserved', 'sold', 'heldUntil'] as const;
const filters = {
  search,
  status: optional(z.enum(unitStatuses)),
  /** Only pieces with a hold that ends within 10 minutes. */
  expiring: flag,
};

const row = z.strictObject({
  productCode,
  imageUrl: z.array(z.string()),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  /** Available and reserved units, without the sold ones. */
  stock: z.number().int(),
  available: z.number().int(),
  reserved: z.number().int(),
  sold: z.number().int(),
  holds: z.array(z.strictObject({ orderNo, member: person, quantity: z.number().int(), heldUntil: time })),
  version,
});

/** The pieces of one refund. `transactionNo`: of the refund. */
const parcel = z.strictObject({
  orderNo,
  transactionNo,
  member: person,
  quantity: z.number().int(),
  carrier: z.string(),
  trackingNo: z.string(),
});

const now = { serverTime: time };

/** A negative number takes units away. A form sends the number as text. */
const change = z
  .union([
    z.number('unitsChanged'),
    z
      .string('unitsChanged')
      .regex(/^-?\d{1,3}$/, 'unitsChanged')
      .transform(Number),
  ])
  .pipe(
    z
      .number()
      .int('unitsChanged')
      .min(-999)
      .max(999)
      .refine((units) => units !== 0, 'unitsChanged'),
  );

const movement = z.strictObject({
  at: time,
  change: z.enum(['start', 'add', 'remove', 'hold', 'release', 'sell', 'return', 'writeOff']),
  quantity: z.number().int().min(1),
  /** All units after the move, including the sold ones. */
  stockAfter: z.number().int(),
  availableAfter: z.number().int(),
  orderNo: z.string().nullable(),
  actor: z.string(),
  reason: z.string(),
});

export const adminInventoryEndpoints = {
  'GET /admin/inventory/query': endpoint({
    summary: 'Lists the stock of every piece, and the orders that hold its units.',
    access: 'staff',
    permission: 'inventory.read',
    limit: 'read',
    input: listInput(sorts, filters),
    output: listOutput(row).extend(now),
  }),
  'GET /admin/inventory/detail': endpoint({
    summary: 'Returns the stock of one piece, the orders that hold its units, and the parcels to come back.',
    access: 'staff',
    permission: 'inventory.read',
    limit: 'read',
    input: z.strictObject({ productCode }),
    output: row.extend({
      toReturn: z.array(parcel),
      ...now,
    }),
    errors: ['productNotFound'],
  }),
  'GET /admin/inventory/export': endpoint({
    summary: 'Exports the filtered stock as CSV.',
    access: 'staff',
    permission: 'inventory.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(sorts, filters),
    output: row.omit({ version: true }),
  }),
  'GET /admin/inventory/movements': endpoint({
    summary: 'Lists the stock movements of a piece, newest first.',
    access: 'staff',
    permission: 'inventory.read',
    limit: 'read',
    input: listInput(['at'], { productCode }),
    output: listOutput(movement),
    errors: ['productNotFound'],
  }),
  'GET /admin/inventory/export_movements': endpoint({
    summary: 'Exports the stock movements of a piece as CSV.',
    access: 'staff',
    permission: 'inventory.read',
    limit: 'read',
    answer: 'csv',
    input: exportInput(['at'], { productCode }),
    output: movement,
    errors: ['productNotFound'],
  }),
  'POST /admin/inventory/adjust': endpoint({
    summary: 'Adds units to the stock, or removes available ones, with a reason.',
    access: 'staff',
    permission: 'inventory.adjust',
    limit: 'write',
    input: z.strictObject({
      requestId,
      productCode,
      version: optional(version),
      change,
      reason: line(1, 200),
    }),
    output: row,
    errors: ['productNotFound', 'rowChanged', 'notEnoughStock'],
  }),
  'POST /admin/inventory/release_hold': endpoint({
    summary: 'Releases a hold by canceling the unpaid order.',
    access: 'staff',
    permission: 'inventory.adjust',
    limit: 'write',
    input: z.strictObject({ requestId, orderNo, reason: line(1, 200) }),
    output: z.strictObject({}),
    errors: ['orderNotFound', 'orderStateChanged', 'orderTimedOut'],
  }),
  'POST /admin/inventory/record_return': endpoint({
    summary:
      'Records the return of the refunded pieces of an order, or of those of one refund (`transactionNo`). Sound ones ' +
      'go on sale again; damaged ones leave the stock.',
    access: 'staff',
    permission: 'inventory.adjust',
    limit: 'write',
    input: z.strictObject({
      requestId,
      orderNo,
      transactionNo: optional(transactionNo),
      condition: z.enum(returnConditions),
      reason: line(1, 200),
    }),
    output: z.strictObject({}),
    errors: ['orderNotFound', 'orderStateChanged', 'nothingToReturn'],
  }),
};
