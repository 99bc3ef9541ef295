import { useTranslation } from 'react-i18next';
import { Countdown } from '../../ui/countdown.tsx';
import { OrderLink } from '../record/order-link.tsx';
import type { StockRow } from './stock-row.ts';

interface HoldProps {
  hold: StockRow['holds'][number];
  /** The clock of the server minus the clock of this device, in milliseconds. */
  clockOffset: number;
  onEnd?: () => void;
}

export function Hold({ hold: { orderNo, member, quantity, heldUntil }, clockOffset, onEnd }: HoldProps) {
  const { t } = useTranslation('admin-inventory');
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      <OrderLink orderNo={orderNo} name={member.username} />
      {quantity > 1 && <span>{t('units', { quantity })}</span>}
      <Countdown
        until={heldUntil}
        clockOffset={clockOffset}
        className="text-plum"
        {...(onEnd && { onEnd })}
      />
    </span>
  );
}

interface TimeLeftProps {
  holds: StockRow['holds'];
  clockOffset: number;
}

/** Shows the hold that ends first, because two lines have no room for more. */
export function TimeLeft({ holds, clockOffset }: TimeLeftProps) {
  const { t } = useTranslation('admin-inventory');
  const [first = ''] = holds.map(({ heldUntil }) => heldUntil).sort();
  return (
    <span className="inline-flex gap-x-2">
      <span>{t('held', { count: holds.length })}</span>
      <Countdown until={first} clockOffset={clockOffset} className="text-plum" />
    </span>
  );
}
