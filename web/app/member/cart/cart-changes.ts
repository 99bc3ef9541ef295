import type { CartItem } from '@junyao/commerce/contract';
import { post, postForm } from '../../api/commerce.ts';
import { cartItemOf } from '../../cart/cart-answer.ts';
import { announceCartUpdated } from '../../cart/cart-updated.ts';
import { readSession } from '../../session/session.ts';

/* Not in `useCart`, which public pages load for the floating cart. Throw what the calls of `api/commerce.ts` throw. */

export async function selectAll(selected: boolean): Promise<void> {
  await post('/userinfo/cart/select_all', { selected });
  announceCartUpdated();
}

/** The item comes first in the cart. */
export async function putBack({ productCode, quantity, selected }: CartItem): Promise<void> {
  const session = readSession();
  if (!session) return;
  try {
    const { userId } = session;
    const added = await postForm('/userinfo/cart/add_item', { userId, productCode, quantity });
    const { itemId } = cartItemOf(added);
    if (!selected) cartItemOf(await postForm('/userinfo/cart/update_item', { itemId, selected }));
  } finally {
    // After a failure the item may still be in the cart. If the page did not show it, another try would double its
    // quantity.
    announceCartUpdated();
  }
}
