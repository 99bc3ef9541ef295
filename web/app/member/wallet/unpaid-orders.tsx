import { useTranslation } from 'react-i18next';
import type { TimedOrder } from '../orders/load-order.ts';
import { OrderRow } from '../orders/order-row.tsx';

export function UnpaidOrders({ orders }: { orders: TimedOrder[] }) {
  const { t } = useTranslation('wallet');
  return (
    <section className="mt-14">
      <h2 className="text-lead">{t('payStatus.unpaid')}</h2>
      <ul>
        {orders.map(({ order, clockOffset }) => (
          <OrderRow key={order.orderNo} order={order} clockOffset={clockOffset} />
        ))}
      </ul>
    </section>
  );
}
