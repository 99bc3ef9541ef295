import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { LocalTime } from '../../private/local-time.tsx';
import { Countdown, type UntilTime, useTimeLeft } from '../../ui/countdown.tsx';
import type { TimedOrder } from './load-order.ts';

/**
 * The data of the page is loaded again when the time is over. While the workshop has to confirm a payment, days can be
 * left, so the page shows the end instead.
 */
export function TimeLeft({ order, clockOffset, large = false }: TimedOrder & { large?: boolean }) {
  const { t } = useTranslation('order');
  const { revalidate } = useRevalidator();
  const time = { until: order.payableUntil, clockOffset, onEnd: () => void revalidate() };
  const className = large ? 'block font-heading text-headline text-plum lining-nums' : 'text-plum';
  return (
    <p className="text-stone">
      {order.recharge?.byHand ? (
        <>
          {t('directly.heldUntil')} <End {...time} className={className} />
        </>
      ) : (
        <>
          {t('remaining')} <Countdown {...time} className={className} />
        </>
      )}
    </p>
  );
}

function End({ className, ...time }: UntilTime & { className: string }) {
  useTimeLeft(time);
  return (
    <span className={className}>
      <LocalTime value={time.until} />
    </span>
  );
}
