import type { CartItem } from '@junyao/commerce/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { explain } from '../../api/explain.ts';
import { proof } from '../../api/proof.ts';
import { buttonClass } from '../../ui/button.tsx';
import { formatPrice } from '../../ui/price.tsx';
import { cartTotal } from '../cart-total.ts';
import { EmptyCart } from '../empty-cart.tsx';
import { isOrderable } from '../orderable.ts';
import { useCart } from '../use-cart.ts';
import { CartFailure, CartLoading } from './cart-states.tsx';
import { PanelLine } from './panel-line.tsx';
import { usePublishedCart } from './use-published-cart.ts';

export function LoadedCart({ open }: { open: boolean }) {
  const { i18n, ready } = useTranslation(['cart', 'artworks'], { useSuspense: false });
  const { items, error, refresh } = useCart();
  const [retrying, setRetrying] = useState(false);
  usePublishedCart(items, error);

  async function retry() {
    setRetrying(true);
    try {
      // On a public page the cart that loads by itself has not asked for a proof.
      await proof.ask?.(error, true);
      await refresh();
    } catch {
      // The panel still shows the failure.
    }
    setRetrying(false);
  }

  if (!open) return null;
  // After a failure the last known items stay visible. If the cart was empty, the failure is shown instead,
  // because another device may have added pieces in the meantime.
  if (error && !items?.length)
    return <CartFailure reason={explain(i18n, error)} retry={() => void retry()} busy={retrying} />;
  if (!items || !ready) return <CartLoading />;
  return items.length > 0 ? <Filled items={items} /> : <Empty />;
}

function Filled({ items }: { items: CartItem[] }) {
  const { t } = useTranslation('cart');
  return (
    <>
      <ul aria-label={t('title')} className="min-h-0 grow overflow-y-auto overscroll-contain px-6">
        {items.map((item) => (
          <PanelLine key={item.itemId} item={item} />
        ))}
      </ul>
      <div className="border-t border-rim px-6 pt-4 pb-6">
        <p aria-live="polite" className="flex items-baseline justify-between gap-6">
          <span className="text-small text-stone">{t('widget.total')}</span>
          <span className="font-heading text-title tabular-nums lining-nums">
            {formatPrice(cartTotal(items.filter(isOrderable)), '')}
          </span>
        </p>
        <Link to={href('/user/cart')} className={buttonClass('primary', 'mt-4 w-full')}>
          {t('widget.toCart')}
        </Link>
      </div>
    </>
  );
}

function Empty() {
  return (
    <div className="px-6">
      <EmptyCart />
    </div>
  );
}
