import type { Order } from '@junyao/commerce/contract';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import { fieldsOf } from '../../form/fields-of.ts';
import type { FormSpec } from '../../form/form-action.ts';
import { unansweredOrder } from './find-unanswered-order.ts';

export interface EnteredOrder {
  addressId: string;
  /** The total in yuan that the buyer saw. */
  expectedAmount: number;
  remark: string;
  itemIds: string[];
  /** The price in yuan of one unit that the buyer saw, by item; null for an item without a price. */
  expectedPrices: Record<string, number | null>;
}

/**
 * All orders of a visit share this function. An order without an answer therefore keeps its request id, even
 * after the member has left or reloaded the cart page.
 */
const attempt = createAttempts(undefined, unansweredOrder);

export const placeOrderForm: FormSpec<EnteredOrder, Order> = {
  intent: 'placeOrder',

  read(form) {
    const { raw, text } = fieldsOf(form);
    return {
      addressId: raw('addressId'),
      expectedAmount: Number(raw('expectedAmount')),
      remark: text('remark'),
      itemIds: form.getAll('itemIds').map(String),
      expectedPrices: JSON.parse(raw('expectedPrices') || '{}'),
    };
  },

  check: ({ itemIds, addressId }) => ({
    itemIds: itemIds.length === 0 ? 'cart:selectProducts' : undefined,
    addressId: addressId ? undefined : 'cart:selectAddress',
  }),

  send: (order, signal) => attempt(order, (input) => post('/order/submit', input, { signal })),
};
