import { useTranslation } from 'react-i18next';
import { usePaymentMethod } from '../../private/use-payment-method.ts';
import { formatMoney } from '../../ui/price.tsx';
import { Facts } from '../record/record.tsx';
import { linkTo } from '../record/record-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { OrderDetail } from './order-row.ts';

export function PaymentFacts({ payment }: { payment: NonNullable<OrderDetail['payment']> }) {
  const { t } = useTranslation(['admin-orders', 'order', 'wallet']);
  const method = usePaymentMethod(payment);
  const { recharge } = payment;
  return (
    <Facts
      facts={[
        [t('fields.amount'), formatMoney(payment.amount)],
        [t('fields.method'), method],
        [t('fields.paidAt'), <WorkshopTime key="at" value={payment.paidAt} />],
        [t('fields.serialNo'), payment.serialNo],
        [t('fields.paidWith'), linkTo('recharge', recharge?.chargeNo)],
        [
          recharge
            ? t('order:payment.serialNoOf', { channel: t(`wallet:channels.${recharge.channel}`) })
            : '',
          recharge?.serialNo,
        ],
      ]}
    />
  );
}
