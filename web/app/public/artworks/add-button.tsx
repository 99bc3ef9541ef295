import type { Offer } from '@junyao/commerce/contract';
import type { i18n as I18n, TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { href, Link } from 'react-router';
import { useAddToCart } from '../../cart/add-to-cart.ts';
import { useIsInCart } from '../../cart/cart-contents.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { refusalOf } from './offer-view.tsx';

interface AddButtonProps {
  productCode: string;
  /** Screen readers need the name of the piece, because a page can have many such buttons. */
  name: string;
  offer: Offer | undefined;
  /** With the texts of `artworks`. */
  t: TFunction;
  i18n: I18n;
  quantity?: number;
  variant?: 'primary' | 'quiet';
  className?: string;
}

/**
 * Shows a link if the piece is in the cart, or the reason why it cannot be bought. A sold piece gets no reason, because
 * its status says it already.
 */
export function AddButton(props: AddButtonProps) {
  const { productCode, name, offer, t, i18n, quantity = 1, variant, className } = props;
  const { add, pending } = useAddToCart(i18n);
  const hydrated = useHydrated();
  const refusal = refusalOf(offer);
  const inCart = useIsInCart(productCode);
  const pressed = useRef(false);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // After the piece was added, the link to the cart gets the focus, because the focused button is gone.
    if (inCart && pressed.current && document.activeElement === document.body) link.current?.focus();
    pressed.current = false;
  }, [inCart]);

  if (refusal === 'sold') return null;
  if (refusal) return <p className="text-small text-stone">{t(`reasons.${refusal}`)}</p>;
  if (inCart) {
    return (
      <Link
        ref={link}
        to={href('/user/cart')}
        aria-label={t('inCartNamed', { name })}
        className={buttonClass('quiet', className)}
      >
        {t('inCart')} <span aria-hidden="true">→</span>
      </Link>
    );
  }
  const busy = pending === productCode;
  return (
    <Button
      variant={variant ?? 'primary'}
      className={className}
      busy={busy || !hydrated}
      aria-label={t('addNamed', { name })}
      onClick={({ currentTarget }) => {
        pressed.current = currentTarget === document.activeElement;
        void add(productCode, quantity);
      }}
    >
      {t(busy ? 'adding' : 'addToCart')}
    </Button>
  );
}
