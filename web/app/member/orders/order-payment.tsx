import type { Order } from '@junyao/commerce/contract';
import { orderStates } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { Detail, Details } from '../../private/details.tsx';
import { LocalTime } from '../../private/local-time.tsx';
import { formatMoney } from '../../ui/price.tsx';

export function OrderPayment({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { payment } = order;
  return (
    <Details>
      <Detail term={t('detail.orderNo')}>
        <span className="tabular-nums">{order.orderNo}</span>
      </Detail>
      <Detail term={t('detail.createdAt')}>
        <LocalTime value={order.createdAt} />
      </Detail>
      <Detail term={t('payment.status')}>
        {t(
          payment
            ? 'payment.success'
            : orderStates.can(order.status, 'pay', 'member')
              ? 'payment.due'
              : 'payment.none',
        )}
      </Detail>
      <Detail term={t('payment.method')}>{t('payment.wallet')}</Detail>
      <Detail term={t('payment.amount')}>
        <span className="tabular-nums">{formatMoney((payment ?? order).amount)}</span>
      </Detail>
      {payment && (
        <>
          <Detail term={t('payment.time')}>
            <LocalTime value={payment.paidAt} />
          </Detail>
          <Detail term={t('payment.serialNo')}>
            <span className="break-all tabular-nums">{payment.serialNo}</span>
          </Detail>
        </>
      )}
    </Details>
  );
}
