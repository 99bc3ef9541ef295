import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '../ui/toast.ts';

interface AddToCart {
  add: (productCode: string, quantity?: number) => Promise<void>;
  /** The code of the piece that is being added now, or null. */
  pending: string | null;
}

/** The code that adds a piece is imported after a click, because most visitors never add one. */
export function useAddToCart(): AddToCart {
  const { i18n } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<string | null>(null);

  async function add(productCode: string, quantity = 1) {
    setPending(productCode);
    try {
      const { addPiece } = await import('./add-piece.ts');
      await addPiece({ productCode, quantity }, { i18n, location, navigate });
    } catch {
      // The import has failed, because `addPiece` shows its own failures.
      toast(() => i18n.t('errors:network'), 'error');
    } finally {
      setPending(null);
    }
  }

  return { add, pending };
}
