import type { Order, Recharge } from '@junyao/commerce/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import { useBalance } from '../../use-balance.ts';
import { ChargeOrder } from './charge-order.tsx';
import type { Paying } from './load-paying.ts';

interface PayDirectlyProps {
  order: Order;
  paying: Paying | undefined;
  missing: number;
  phone: string | null;
}

/** The buyer pays what the wallet lacks, and the order is paid when the money arrives. */
export function PayDirectly({ order, paying, missing, phone }: PayDirectlyProps) {
  const { t } = useTranslation('wallet');
  const { revalidate } = useRevalidator();
  const { mutate: refreshBalance } = useBalance();
  const [asked, setAsked] = useState<string>();
  const [left, setLeft] = useState<string>();
  const [ended, setEnded] = useState<Recharge>();

  function onCharged({ chargeNo }: Recharge) {
    setAsked(chargeNo);
    // The payment that was left is not shown again while the new one loads.
    if (chargeNo === left) setLeft(undefined);
    setEnded(undefined);
    void revalidate();
  }

  function onEnd(last: Recharge) {
    setEnded(last);
    void refreshBalance();
    // The title gets the focus, because what had it is gone.
    void revalidate().then(() => document.querySelector('h1')?.focus({ preventScroll: true }));
  }

  const shown = paying?.charge.chargeNo === left ? undefined : paying;
  if (shown) {
    const { charge, OrderRecharge } = shown;
    return (
      <OrderRecharge
        key={charge.chargeNo}
        order={order}
        loaded={charge}
        atOnce={charge.chargeNo === asked}
        onEnd={onEnd}
        onOther={() => setLeft(charge.chargeNo)}
      />
    );
  }
  return (
    <div className="space-y-6">
      {order.notArrived ? (
        <Notice title={t('order:directly.notArrived')} />
      ) : (
        ended?.status === 'FAILED' && <Notice title={t('payStatus.failed')} />
      )}
      <ChargeOrder
        orderNo={order.orderNo}
        missing={missing}
        isApproved={paying?.charge.amount === missing}
        phone={phone}
        onCharged={onCharged}
      />
    </div>
  );
}
