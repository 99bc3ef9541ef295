import type { Offer } from 'commerce/contract';
import { useTranslation } from 'react-i18next';
import { formatPrice, Price } from '../../ui/price.tsx';
import { pieceTones, StatusMark } from '../../ui/status-mark.tsx';

/** Why a piece cannot be put into the cart, as a key below `artworks:reasons`; null when it can. */
export function refusalOf(offer: Offer | undefined): 'sold' | 'reserved' | 'offSale' | 'unpriced' | null {
  if (offer?.status === 'sold' || offer?.status === 'reserved') return offer.status;
  if (offer?.price !== null) return null;
  return offer.status === 'unknown' ? 'offSale' : 'unpriced';
}

/** The price; with a special one, that, what it was, and what is saved. Nothing while it is not known. */
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

/** The state as a word with its mark; none for a free piece that nobody can buy: it has no price or is off sale. */
export function OfferStatus({ offer }: { offer: Offer | undefined }) {
  const { t } = useTranslation('artworks');
  const refusal = refusalOf(offer);
  if (refusal === 'unpriced' || refusal === 'offSale') return null;
  const status = offer?.status ?? 'unknown';
  return <StatusMark tone={pieceTones[status]}>{t(`status.${status}`)}</StatusMark>;
}
