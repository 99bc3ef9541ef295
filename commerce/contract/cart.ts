import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { formBoolean, productCode, quantity, userId } from './fields.ts';
import { yuan } from './money.ts';
import { pieceStatuses } from './states.ts';

/** `price`: the current price of one unit, null while the piece has no price or is off sale. */
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

/** The four calls that the specification fixes (section 7). `userId` must be the member of the token, else SYS005. */
export const cartEndpoints = {
  'GET /userinfo/cart/query': endpoint({
    summary: 'The items of the cart, the newest first.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({ userId }),
    output: z.array(cartItem),
  }),

  'POST /userinfo/cart/add_item': endpoint({
    summary: 'Puts a piece into the cart. A piece that is there already keeps its item; a series adds up.',
    access: 'member',
    limit: 'write',
    input: z.strictObject({ userId, productCode, quantity: quantity.optional() }),
    output: cartItem,
    errors: ['productNotFound', 'pieceOffSale', 'productNotAvailable', 'notEnoughStock', 'cartFull'],
  }),

  'POST /userinfo/cart/update_item': endpoint({
    summary: 'Selects or unselects an item, or changes its quantity.',
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
    summary: 'Selects or unselects every item.',
    access: 'member',
    limit: 'write',
    input: z.strictObject({ selected: formBoolean }),
    output: z.array(cartItem),
  }),
  'POST /userinfo/cart/delete_item': endpoint({
    summary: 'Takes an item out of the cart. Repeating it is harmless.',
    access: 'member',
    limit: 'write',
    input: z.strictObject({ itemId: z.uuid() }),
    output: z.strictObject({}),
  }),
};
