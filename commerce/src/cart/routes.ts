import type { Member } from '../auth/session.ts';
import { transaction } from '../db/transaction.ts';
import { fail } from '../fail.ts';
import type { Call, Routes } from '../http/routes.ts';
import { addToCart } from './add-to-cart.ts';
import { readCart } from './read-cart.ts';
import { updateItem } from './update-item.ts';

export const cartRoutes = {
  'GET /userinfo/cart/query': ({ services, member, language }, { userId }) => {
    requireOwn(member, userId);
    return readCart(services.db, { userId, language, at: services.clock.now() });
  },

  'POST /userinfo/cart/add_item': async (call, { userId, productCode, quantity }) => {
    requireOwn(call.member, userId);
    const at = call.services.clock.now();
    const itemId = await transaction(call.services.db, (trx) =>
      addToCart(trx, { userId, productCode, quantity: quantity ?? 1, at }),
    );
    return readItem(call, itemId);
  },

  'POST /userinfo/cart/update_item': async (call, { itemId, selected, quantity }) => {
    const { userId } = call.member;
    const at = call.services.clock.now();
    await transaction(call.services.db, (trx) => updateItem(trx, { userId, itemId, selected, quantity, at }));
    return readItem(call, itemId);
  },

  'POST /userinfo/cart/select_all': async ({ services, member: { userId }, language }, { selected }) => {
    await services.db('cartItems').where({ userId }).update({ selected });
    return readCart(services.db, { userId, language, at: services.clock.now() });
  },

  'POST /userinfo/cart/delete_item': async ({ services, member }, { itemId }) => {
    await services.db('cartItems').where({ id: itemId, userId: member.userId }).delete();
    return {};
  },
} satisfies Partial<Routes>;

/** The session decides whose cart is used. A `userId` in the request must be the caller's own. */
function requireOwn(member: Member, userId: string): void {
  if (userId !== member.userId) throw fail('forbidden');
}

async function readItem({ services, member, language }: Call<Member>, itemId: string) {
  const { userId } = member;
  const [item] = await readCart(services.db, { userId, itemId, language, at: services.clock.now() });
  if (!item) throw fail('cartItemNotFound');
  return item;
}
