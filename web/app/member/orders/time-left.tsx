import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { LocalTime } from '../../private/local-time.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import type { TimedOrder } from './load-order.ts';

/** The data of the page is loaded again when the time is over. While the workshop has to confirm a payment, days can be left. */
export function TimeLeft({ order, clockOffset, large = false }: TimedOrder & { large?: boolean }) {
  const { t } = useTranslation('order');
  const { revalidate } = useRevalidator();
  const look = large ? 'block font-heading text-headline text-plum lining-nums' : 'text-plum';
  if (order.recharge?.byHand) {
    return (
      <p className="text-stone">
        {t('directly.heldUntil')}{' '}
        <span className={look}>
          <LocalTime value={order.payableUntil} />
        </span>
      </p>
    );
  }
  return (
    <p className="text-stone">
      {t('remaining')}{' '}
      <Countdown
        until={order.payableUntil}
        clockOffset={clockOffset}
        onEnd={() => void revalidate()}
        className={look}
      />
    </p>
  );
}
