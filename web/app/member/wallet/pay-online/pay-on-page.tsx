import type { Recharge } from '@junyao/commerce/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../../api/commerce.ts';
import { LoadFailure } from '../../../private/load-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAskAgain } from './use-ask-again.ts';
import type { PaymentWay } from './ways-for.ts';

interface PayOnPageProps {
  charge: Recharge;
  way: PaymentWay;
  /** Whether to leave without another press of a button. */
  atOnce: boolean;
}

/** Leads to the provider's page. */
export function PayOnPage({ charge, way, atOnce }: PayOnPageProps) {
  const { t } = useTranslation('wallet');
  const { chargeNo, channel } = charge;
  const { askAgainIfChanged } = useAskAgain(chargeNo);
  const [leaving, setLeaving] = useState(false);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    // After a return with the back button the page can be used again.
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  async function leave() {
    setLeaving(true);
    setError(undefined);
    try {
      const cashier = await post('/wallet/charge/pay', { chargeNo, way });
      if (cashier.kind === 'page') window.location.assign(cashier.url);
    } catch (failure) {
      setError(failure);
      askAgainIfChanged(failure);
      setLeaving(false);
    }
  }
  const begin = useEffectEvent(() => {
    if (atOnce) void leave();
  });
  useEffect(() => begin(), []);
  if (error) return <LoadFailure title={t('payOnline.failed')} error={error} retry={leave} small />;
  return (
    <div className="space-y-3">
      <p>{t('payOnline.onPage')}</p>
      <Button busy={leaving} onClick={() => void leave()}>
        {t('payOnline.pay', { channel: t(`channels.${channel}`) })}
      </Button>
    </div>
  );
}
