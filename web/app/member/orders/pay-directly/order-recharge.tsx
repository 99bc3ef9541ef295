import type { Order, Recharge } from '@junyao/commerce/contract';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { formatMoney } from '../../../ui/price.tsx';
import { ContactSteps } from '../../wallet/charge/contact-steps.tsx';
import { PayOnline } from '../../wallet/pay-online/pay-online.tsx';
import { usePendingCharge } from '../../wallet/use-pending-charge.ts';

interface OrderRechargeProps {
  order: Order;
  loaded: Recharge;
  atOnce: boolean;
  onEnd: (charge: Recharge) => void;
  onOther: () => void;
}

/** What waits to be paid for an order. */
export function OrderRecharge({ order, loaded, atOnce, onEnd, onOther }: OrderRechargeProps) {
  const { t } = useTranslation('order');
  const { charge, isUnreachable } = usePendingCharge(loaded);
  const { status, payableUntil } = charge;
  const end = useEffectEvent(() => onEnd(charge));
  useEffect(() => {
    if (status !== 'PENDING') end();
  }, [status]);
  return (
    <div className="space-y-6">
      {payableUntil === null ? (
        <ContactSteps charge={charge} />
      ) : (
        <>
          <p className="text-lead">{t('directly.pay', { amount: formatMoney(charge.amount) })}</p>
          <PayOnline
            charge={charge}
            payableUntil={payableUntil}
            atOnce={atOnce}
            isUnreachable={isUnreachable}
            isTimed={payableUntil === order.payableUntil}
          />
        </>
      )}
      <Button variant="plain" onClick={onOther}>
        {t('directly.other')}
      </Button>
    </div>
  );
}
