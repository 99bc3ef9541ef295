import type { Offer, PieceStatus } from '@junyao/commerce/contract';
import type { TFunction } from 'i18next';
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
 * A key below `artworks:reasons`. Null also when commerce did not answer, because it can still decide after a click.
 */
export function refusalOf(offer: Offer | undefined): (typeof reasons)[PieceStatus] | null {
  if (!offer || isOrderable(offer) || isUnanswered(offer)) return null;
  return reasons[offer.status];
}

/** The status is then `unknown`, with the last known price. A piece off sale is `unknown` too, but has no price. */
function isUnanswered({ status, price }: Offer): boolean {
  return status === 'unknown' && price !== null;
}

interface OfferViewProps {
  offer: Offer | undefined;
  /** With the texts of `artworks`. A list passes the function on, because each call of the hook costs the server time. */
  t: TFunction;
}

export function OfferPrice({ offer, t, large = false }: OfferViewProps & { large?: boolean }) {
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

/** Shows nothing for a piece off sale, because the price line already says that it is off sale. */
export function OfferStatus({ offer, t }: OfferViewProps) {
  if (refusalOf(offer) === 'offSale') return null;
  if (offer && isOrderable(offer) && offer.price === null) {
    return <span className="text-small text-stone">{t('unpriced')}</span>;
  }
  const status = offer?.status ?? 'unknown';
  return <StatusMark tone={pieceTones[status]}>{t(`status.${status}`)}</StatusMark>;
}
