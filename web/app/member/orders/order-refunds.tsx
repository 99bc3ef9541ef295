import type { Order } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { OrderRefund } from './order-refund.tsx';

interface OrderRefundsProps {
  refunds: Order['refunds'];
  /** The recharge that paid the order. */
  recharge: NonNullable<Order['payment']>['recharge'] | undefined;
}

/** The newest first. */
export default function OrderRefunds({ refunds, recharge }: OrderRefundsProps) {
  const { t } = useTranslation(['order', 'wallet']);
  return (
    <div className="space-y-6">
      {refunds.toReversed().map((refund) => (
        <OrderRefund key={refund.appliedAt} refund={refund} />
      ))}
      {recharge && refunds.some(({ serialNo }) => serialNo !== null) && (
        <div>
          <p>{t('refund.outOfWallet', { channel: t(`wallet:channels.${recharge.channel}`) })}</p>
          <Link
            to={href('/user/wallet/charge/detail/:chargeNo?', { chargeNo: recharge.chargeNo })}
            className={buttonClass('plain')}
          >
            {t('wallet:records.charge')}
          </Link>
        </div>
      )}
    </div>
  );
}
