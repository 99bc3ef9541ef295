import type { Order } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { LocalTime } from '../../private/local-time.tsx';

/** While the workshop has to confirm a payment, days can be left. */
export function HeldUntil({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  return (
    <p className="text-stone">
      {t('directly.heldUntil')}{' '}
      <span className="text-plum">
        <LocalTime value={order.payableUntil} />
      </span>
    </p>
  );
}
