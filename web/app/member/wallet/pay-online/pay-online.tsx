import type { Recharge } from '@junyao/commerce/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../private/load-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { useChargeOptions } from '../charge/use-charge-options.ts';
import { PayByCode } from './pay-by-code.tsx';
import { PayInWechat } from './pay-in-wechat.tsx';
import { PayOnPage } from './pay-on-page.tsx';
import { useDevice } from './use-device.ts';
import { useIsOver } from './use-is-over.ts';
import { waysFor } from './ways-for.ts';

interface PayOnlineProps {
  charge: Recharge;
  payableUntil: string;
  isUnreachable: boolean;
  /** Whether the member has just asked to pay, so that the page goes on to that of the provider at once. */
  atOnce?: boolean;
  /** Whether the page shows the same time elsewhere. */
  isTimed?: boolean;
}

/** A pending recharge that can be paid at its provider, in the way of this device. */
export function PayOnline({
  charge,
  payableUntil,
  isUnreachable,
  atOnce = false,
  isTimed = false,
}: PayOnlineProps) {
  const { t } = useTranslation('wallet');
  const device = useDevice();
  const { data: options, error, mutate } = useChargeOptions(true);
  const [useOther, setUseOther] = useState(false);
  const isOver = useIsOver(payableUntil, options?.clockOffset);
  if (error && !options) {
    return <LoadFailure title={t('charge.optionsFailed')} error={error} retry={mutate} small />;
  }
  if (!options || !device) return <Skeleton className="size-60" />;
  if (isOver) return <p role="status">{t(isUnreachable ? 'payStatus.unreachable' : 'payStatus.timeOver')}</p>;
  const offered = options.channels.find(({ channel }) => channel === charge.channel)?.ways ?? [];
  const [first, second] = waysFor(device, offered);
  const named = { channel: t(`channels.${charge.channel}`) };
  if (!first) return <p>{t(device === 'wechat' ? 'payOnline.openBrowser' : 'payOnline.noWay', named)}</p>;
  const way = useOther && second ? second : first;
  return (
    <div className="space-y-5">
      {way === 'code' ? (
        <PayByCode charge={charge} clockOffset={options.clockOffset} />
      ) : way === 'wechat' ? (
        <PayInWechat charge={charge} atOnce={atOnce} />
      ) : (
        <PayOnPage charge={charge} way={way} atOnce={atOnce || useOther} />
      )}
      <p role="status">{t(isUnreachable ? 'payStatus.unreachable' : 'payStatus.waitingCashier')}</p>
      {!isTimed && (
        <p className="text-stone">
          {t('payOnline.timeLeft')}{' '}
          <Countdown until={payableUntil} clockOffset={options.clockOffset} className="text-plum" />
        </p>
      )}
      {second && (
        <Button variant="plain" onClick={() => setUseOther((other) => !other)}>
          {t(way === 'code' ? 'payOnline.pageInstead' : 'payOnline.codeInstead', named)}
        </Button>
      )}
    </div>
  );
}
