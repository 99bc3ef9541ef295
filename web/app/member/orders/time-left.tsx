import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { Countdown } from '../../ui/countdown.tsx';
import type { TimedOrder } from './load-order.ts';

/** The data of the page is loaded again when the time is over. */
export function TimeLeft({ order, clockOffset, large = false }: TimedOrder & { large?: boolean }) {
  const { t } = useTranslation('order');
  const { revalidate } = useRevalidator();
  return (
    <p className="text-stone">
      {t('remaining')}{' '}
      <Countdown
        until={order.payableUntil}
        clockOffset={clockOffset}
        onEnd={() => void revalidate()}
        className={large ? 'block font-heading text-headline text-plum lining-nums' : 'text-plum'}
      />
    </p>
  );
}
