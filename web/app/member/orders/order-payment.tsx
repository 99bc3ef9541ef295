import type { Order } from '@junyao/commerce/contract';
import { orderStates } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { Detail, Details } from '../../private/details.tsx';
import { LocalTime } from '../../private/local-time.tsx';
import { usePaymentMethod } from '../../private/use-payment-method.ts';
import { formatMoney } from '../../ui/price.tsx';

export function OrderPayment({ order }: { order: Order }) {
  const { t } = useTranslation(['order', 'wallet']);
  const { payment } = order;
  const recharge = payment?.recharge;
  const method = usePaymentMethod(payment);
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
      {payment && <Detail term={t('payment.method')}>{method}</Detail>}
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
      {recharge?.serialNo && (
        <Detail term={t('payment.serialNoOf', { channel: t(`wallet:channels.${recharge.channel}`) })}>
          <span className="break-all tabular-nums">{recharge.serialNo}</span>
        </Detail>
      )}
    </Details>
  );
}
