import type { Recharge } from '@junyao/commerce/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../../api/commerce.ts';
import { LoadFailure } from '../../../private/load-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { takeIntroduction } from './take-introduction.ts';
import { useAskAgain } from './use-ask-again.ts';
import { type BridgeOutcome, payByBridge } from './wechat-bridge.ts';

interface PayInWechatProps {
  charge: Recharge;
  /** Whether to begin without another press of a button. */
  atOnce: boolean;
}

/**
 * Pays in WeChat's own browser. At first the browser goes to a page of WeChat, which tells the shop who pays and leads back to
 * this page. Then WeChat's cashier opens above it.
 */
export function PayInWechat({ charge: { chargeNo, channel }, atOnce }: PayInWechatProps) {
  const { t } = useTranslation('wallet');
  const { askAgain, askAgainIfChanged } = useAskAgain(chargeNo);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<BridgeOutcome>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    // After a return with the back button the page can be used again.
    const stay = () => setBusy(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  async function pay(introduction = takeIntroduction()) {
    setBusy(true);
    setError(undefined);
    setOutcome(undefined);
    try {
      const cashier = await post('/wallet/charge/pay', { chargeNo, way: 'wechat', introduction });
      if (cashier.kind === 'page') return window.location.assign(cashier.url);
      if (cashier.kind === 'bridge') await openCashier(cashier.parameters);
    } catch (failure) {
      setError(failure);
      askAgainIfChanged(failure);
    }
    setBusy(false);
  }

  async function openCashier(parameters: Record<string, string>) {
    setOutcome(await payByBridge(parameters));
    await askAgain();
  }

  const begin = useEffectEvent(() => {
    const introduction = takeIntroduction();
    if (introduction || atOnce) void pay(introduction);
  });
  useEffect(() => begin(), []);

  if (error) return <LoadFailure title={t('payOnline.failed')} error={error} retry={() => pay()} small />;
  if (outcome === 'ok') return <p role="status">{t('payOnline.inWechat.ok')}</p>;
  return (
    <div className="space-y-3">
      <p role="status">{t(`payOnline.inWechat.${outcome ?? 'before'}`)}</p>
      <Button busy={busy} onClick={() => void pay()}>
        {t('payOnline.pay', { channel: t(`channels.${channel}`) })}
      </Button>
    </div>
  );
}
