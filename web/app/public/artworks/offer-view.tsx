import type { Offer, PieceStatus } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { isOrderable } from '../../cart/orderable.ts';
import { formatPrice, Price } from '../../ui/price.tsx';
import { pieceTones, StatusMark } from '../../ui/status-mark.tsx';

const reasons = {
  available: 'unknown',
  reserved: 'reserved',
  sold: 'sold',
  unknown: 'offSale',
} as const satisfies Record<PieceStatus, string>;

/**
 * The reason why a piece cannot be put into the cart, as a translation key below `artworks:reasons`. Null
 * when the piece can be put into the cart. Also null when commerce did not answer: the button then stays, and
 * commerce decides after a click.
 */
export function refusalOf(offer: Offer | undefined): (typeof reasons)[PieceStatus] | null {
  if (!offer || isOrderable(offer) || isUnanswered(offer)) return null;
  return reasons[offer.status];
}

/**
 * Whether commerce did not answer. The status is then `unknown`, and the last known price is still there. A
 * piece off sale is `unknown` too, but it has no price.
 */
function isUnanswered({ status, price }: Offer): boolean {
  return status === 'unknown' && price !== null;
}

/**
 * Shows the price. A special price is shown with the original price and the amount saved. Without an offer
 * nothing is shown.
 */
export function OfferPrice({ offer, large = false }: { offer: Offer | undefined; large?: boolean }) {
  const { t } = useTranslation('artworks');
  if (!offer) return null;
  const pending = t(refusalOf(offer) === 'offSale' ? 'offSale' : 'priceToBeDetermined');
  const size = large ? 'text-title' : 'text-body';
  if (offer.price === null || offer.specialPrice === null) {
    return (
      <Price amount={offer.price} toBeDetermined={pending} className={offer.price === null ? '' : size} />
    );
  }
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3">
      <span className="sr-only">{t('specialPrice')}</span>
      <Price amount={offer.specialPrice} toBeDetermined={pending} className={size} />
      <s className="text-small text-copper tabular-nums">
        <span className="sr-only">{t('originalPrice')}</span>
        {formatPrice(offer.price, pending)}
      </s>
      {offer.savedAmount !== null && (
        <span className="text-small text-plum">
          {t('saved', { amount: formatPrice(offer.savedAmount, pending) })}
        </span>
      )}
    </span>
  );
}

/**
 * Shows the status as a word with a mark. For an available piece without a price, it shows that a price must
 * be set first. For a piece off sale it shows nothing, because the price line already says that the piece is
 * off sale.
 */
export function OfferStatus({ offer }: { offer: Offer | undefined }) {
  const { t } = useTranslation('artworks');
  if (refusalOf(offer) === 'offSale') return null;
  if (offer && isOrderable(offer) && offer.price === null) {
    return <span className="text-small text-stone">{t('unpriced')}</span>;
  }
  const status = offer?.status ?? 'unknown';
  return <StatusMark tone={pieceTones[status]}>{t(`status.${status}`)}</StatusMark>;
}
