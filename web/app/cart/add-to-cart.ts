import type { i18n as I18n } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useLocation, useNavigate } from 'react-router';
import { postForm } from '../api/commerce.ts';
import { explain } from '../api/explain.ts';
import { keepLocation } from '../session/auth-redirect.ts';
import { readSession } from '../session/session.ts';
import { toast } from '../ui/toast.ts';
import { announceCartUpdated } from './cart-updated.ts';
import { keepWantedPiece, type WantedPiece } from './wanted-piece.ts';

interface AddToCart {
  /**
   * Puts a piece into the cart and shows whether this succeeded. A guest is sent to the login instead. The login then
   * puts the piece into the cart and leads back to this page.
   */
  add: (productCode: string, quantity?: number) => Promise<void>;
  /** The code of the piece that is being added now, or null. */
  pending: string | null;
}

export function useAddToCart(): AddToCart {
  const { i18n } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<string | null>(null);

  async function add(productCode: string, quantity = 1) {
    const session = readSession();
    if (!session) {
      keepLocation(location);
      keepWantedPiece({ productCode, quantity });
      return navigate(href('/auth'));
    }
    setPending(productCode);
    await addToCart(i18n, session.userId, { productCode, quantity }).finally(() => setPending(null));
  }

  return { add, pending };
}

/** Puts a piece into the cart of the member and shows whether this succeeded. */
export async function addToCart(
  i18n: I18n,
  userId: string,
  { productCode, quantity }: WantedPiece,
): Promise<void> {
  // Public pages are sent without these texts, because only visitors who add a piece need them.
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
