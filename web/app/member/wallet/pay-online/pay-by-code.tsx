import type { Recharge } from '@junyao/commerce/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { post } from '../../../api/commerce.ts';
import { LoadFailure } from '../../../private/load-failure.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { useAskAgain } from './use-ask-again.ts';

/** A code for the app of the provider. When it is too old, a new one takes its place. */
export function PayByCode({
  charge: { chargeNo, channel },
  clockOffset,
}: {
  charge: Recharge;
  /** The clock of the server minus the clock of this device, in milliseconds. */
  clockOffset: number;
}) {
  const { t } = useTranslation('wallet');
  const { askAgainIfChanged } = useAskAgain(chargeNo);
  const { data, error, mutate } = useSWR(
    ['cashier', chargeNo, 'code'],
    () => post('/wallet/charge/pay', { chargeNo, way: 'code' }),
    { shouldRetryOnError: false, revalidateOnFocus: false, onError: askAgainIfChanged },
  );
  const until = data && Date.parse(data.until);
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => void mutate(), Math.max(1000, until - (Date.now() + clockOffset)));
    return () => clearTimeout(timer);
  }, [until, clockOffset, mutate]);
  if (error) return <LoadFailure title={t('payOnline.failed')} error={error} retry={mutate} small />;
  if (data?.kind !== 'code') return <Skeleton className="size-60" />;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${data.size} ${data.size}`}
        role="img"
        aria-label={t('payOnline.code')}
        shapeRendering="crispEdges"
        className="size-60 bg-white text-black"
      >
        <path d={data.path} fill="currentColor" />
      </svg>
      <figcaption className="mt-3">{t('payOnline.scan', { channel: t(`channels.${channel}`) })}</figcaption>
    </figure>
  );
}
