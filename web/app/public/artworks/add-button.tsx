import type { Offer } from 'commerce/contract';
import { useTranslation } from 'react-i18next';
import { useAddToCart } from '../../cart/add-to-cart.ts';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { refusalOf } from './offer-view.tsx';

interface AddButtonProps {
  productCode: string;
  /** The name of the piece. Screen readers need it, because a page can have many such buttons. */
  name: string;
  offer: Offer | undefined;
  quantity?: number;
  variant?: 'primary' | 'quiet';
  className?: string;
}

/**
 * A button that puts the piece into the cart. When the piece cannot be bought, the reason is shown instead. The
 * button does nothing until the page is hydrated.
 */
export function AddButton({ productCode, name, offer, quantity = 1, variant, className }: AddButtonProps) {
  const { t } = useTranslation('artworks');
  const { add, pending } = useAddToCart();
  const hydrated = useHydrated();
  const refusal = refusalOf(offer);
  if (refusal) return <p className="text-small text-stone">{t(`reasons.${refusal}`)}</p>;
  const busy = pending === productCode;
  return (
    <Button
      variant={variant ?? 'primary'}
      className={className}
      busy={busy || !hydrated}
      aria-label={t('addNamed', { name })}
      onClick={() => void add(productCode, quantity)}
    >
      {t(busy ? 'adding' : 'addToCart')}
    </Button>
  );
}
