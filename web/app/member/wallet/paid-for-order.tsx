import type { Order, Recharge } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { withQuery } from '../../ui/with-query.ts';

/** Says whether the order of a recharge was paid with it. */
export function PaidForOrder({ status, order }: { status: Recharge['status']; order: Order }) {
  const { t } = useTranslation('wallet');
  const { orderNo } = order;
  const waits = order.status === 'WAITING_PAYMENT';
  return (
    <div className="mt-6 space-y-4">
      <p>{t(`forOrder.${outcomeOf(order, status)}`, { orderNo })}</p>
      <Link
        to={withQuery(waits ? href('/user/order/pay') : href('/user/order/detail'), { orderNo })}
        className={buttonClass('primary')}
      >
        {t(waits ? 'forOrder.pay' : 'forOrder.view')}
      </Link>
    </div>
  );
}

function outcomeOf({ status, payment }: Order, ofCharge: Recharge['status']) {
  if (payment) return 'paid';
  if (ofCharge === 'PENDING' || ofCharge === 'FAILED') return 'waiting';
  return status === 'WAITING_PAYMENT' ? 'notPaid' : 'tooLate';
}
