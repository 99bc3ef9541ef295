import type { Order } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { sumOf } from '../../private/sum-of.ts';
import { formatPrice } from '../../ui/price.tsx';
import { sumRefunded } from './sum-refunded.ts';

interface RefundedUnitsProps {
  item: Order['items'][number];
  refunds: Order['refunds'];
}

/** The units of a piece that left the order, and by how much the price of the others was reduced. */
export function RefundedUnits({ item, refunds }: RefundedUnitsProps) {
  const { t } = useTranslation('order');
  const { productCode, quantity, refunded } = item;
  const reductions = refunds
    .filter(({ serialNo, kept }) => serialNo !== null && kept)
    .flatMap(({ pieces }) => pieces.filter((piece) => piece.productCode === productCode));
  const reduced = sumOf(reductions, ({ amount }) => amount);
  return (
    <>
      {refunded > 0 && (
        <p className="text-label">
          {refunded < quantity ? t('refundedUnits', { count: refunded }) : t('refundedTotal')}
        </p>
      )}
      {reduced > 0 && <p className="text-label">{t('reduced', { amount: formatPrice(reduced, '') })}</p>}
    </>
  );
}

export function RefundedTotal({ refunds }: { refunds: Order['refunds'] }) {
  const { t } = useTranslation('order');
  const refunded = sumRefunded(refunds);
  if (refunded === 0) return null;
  return (
    <p className="flex items-baseline justify-between gap-6 pb-4">
      <span className="text-stone">{t('refundedTotal')}</span>
      <span className="text-lead tabular-nums">{formatPrice(refunded, '')}</span>
    </p>
  );
}
