import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { formBoolean, productCode, quantity, userId } from './fields.ts';
import { yuan } from './money.ts';
import { pieceStatuses } from './piece-states.ts';

/** `price`: the current price of one unit; null while the piece has no price, is off sale or is unpublished. */
const cartItem = z.strictObject({
  itemId: z.uuid(),
  productCode,
  productName: z.string().nullable(),
  price: yuan.nullable(),
  imageUrl: z.array(z.string()),
  selected: z.boolean(),
  quantity: z.number().int(),
  status: z.enum(pieceStatuses),
});

export type CartItem = z.output<typeof cartItem>;

/** Section 7 of the specification, except `select_all`. A `userId` other than the caller's is refused (SYS005). */
export const cartEndpoints = {
  'GET /userinfo/cart/query': endpoint({
    summary: 'Lists the items in the cart, newest first.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({ userId }),
    output: z.array(cartItem),
  }),

  'POST /userinfo/cart/add_item': endpoint({
    summary:
      'Adds a piece to the cart. If it is already there, its item stays; for a series, the quantities add up. ' +
      'If an unpaid order of the member holds the piece, the refusal names it in `details.orderNo`.',
    access: 'member',
    limit: 'write',
    input: z.strictObject({ userId, productCode, quantity: quantity.optional() }),
    output: cartItem,
    errors: [
      'productNotFound',
      'pieceForShow',
      'pieceOffSale',
      'productNotAvailable',
      'notEnoughStock',
      'cartFull',
    ],
  }),

  'POST /userinfo/cart/update_item': endpoint({
    summary: 'Selects or deselects an item, or changes its quantity.',
    access: 'member',
    limit: 'write',
    input: z.strictObject({
      itemId: z.uuid(),
      selected: formBoolean.optional(),
      quantity: quantity.optional(),
    }),
    output: cartItem,
    errors: ['cartItemNotFound', 'notEnoughStock'],
  }),

  'POST /userinfo/cart/select_all': endpoint({
    summary: 'Selects or deselects all items.',
    access: 'member',
    limit: 'write',
    input: z.strictObject({ selected: formBoolean }),
    output: z.array(cartItem),
  }),
  'POST /userinfo/cart/delete_item': endpoint({
    summary: 'Deletes an item from the cart. Can be repeated safely.',
    access: 'member',
    limit: 'write',
    input: z.strictObject({ itemId: z.uuid() }),
    output: z.strictObject({}),
  }),
};
