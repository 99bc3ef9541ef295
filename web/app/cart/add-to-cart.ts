import type { i18n as I18n } from 'i18next';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addPiece } from './add-piece.ts';

interface AddToCart {
  add: (productCode: string, quantity?: number) => Promise<void>;
  /** The code of the piece that is being added now, or null. */
  pending: string | null;
}

export function useAddToCart(i18n: I18n): AddToCart {
  const location = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<string | null>(null);

  async function add(productCode: string, quantity = 1) {
    setPending(productCode);
    try {
      await addPiece({ productCode, quantity }, { i18n, location, navigate });
    } finally {
      setPending(null);
    }
  }

  return { add, pending };
}
