import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useLocation, useNavigate } from 'react-router';
import { keepLocation } from '../session/auth-redirect.ts';
import { readSession } from '../session/session.ts';
import { toast } from '../ui/toast.ts';
import { keepWantedPiece } from './wanted-piece.ts';

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
    try {
      const { putIntoCart } = await import('./put-into-cart.ts');
      await putIntoCart(i18n, session.userId, { productCode, quantity });
    } catch {
      // Only the import fails: `putIntoCart` shows its failures.
      toast(() => i18n.t('errors:network'), 'error');
    } finally {
      setPending(null);
    }
  }

  return { add, pending };
}
