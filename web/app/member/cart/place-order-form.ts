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
  /** The unit prices in yuan that the buyer saw, by item. Null for an item without a price. */
  expectedPrices: Record<string, number | null>;
}

/** Shared by all orders of a visit, so that an order without an answer keeps its request id after a reload. */
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
