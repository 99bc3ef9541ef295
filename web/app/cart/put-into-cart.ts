import type { i18n as I18n } from 'i18next';
import { postForm } from '../api/commerce.ts';
import { explain } from '../api/explain.ts';
import { toast } from '../ui/toast.ts';
import { announceCartUpdated } from './cart-updated.ts';
import type { WantedPiece } from './wanted-piece.ts';

/**
 * Puts a piece into the cart of the member and shows whether this succeeded. Public pages import this file after a
 * click, because only visitors who add a piece need it.
 */
export async function putIntoCart(
  i18n: I18n,
  userId: string,
  { productCode, quantity }: WantedPiece,
): Promise<void> {
  const texts = i18n.loadNamespaces('cart');
  try {
    await postForm('/userinfo/cart/add_item', {
      userId,
      productCode,
      ...(quantity > 1 ? { quantity } : {}),
    });
    announceCartUpdated();
    await texts;
    toast(() => i18n.t('cart:added'));
  } catch (error) {
    await texts;
    toast(() => {
      const what = i18n.t('cart:addFailed');
      return i18n.t('cart:because', { what, reason: explain(i18n, error) });
    }, 'error');
  }
}
