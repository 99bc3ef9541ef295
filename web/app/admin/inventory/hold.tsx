import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { Countdown } from '../../ui/countdown.tsx';
import { useMay } from '../frame/staff.ts';
import type { StockRow } from './stock-row.ts';

interface HoldProps {
  hold: StockRow['holds'][number];
  /** The clock of the server minus the clock of this device, in milliseconds. */
  clockOffset: number;
  onEnd?: () => void;
}

/** Who holds units of a piece, and for how long. The name leads to the unpaid order. */
export function Hold({ hold: { orderNo, member, quantity, heldUntil }, clockOffset, onEnd }: HoldProps) {
  const { t } = useTranslation('admin-inventory');
  const may = useMay();
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      {may('orders.read') ? (
        <Link
          to={href('/admin/orders/:orderNo', { orderNo })}
          className="relative z-1 underline decoration-hairline hover:text-sky"
        >
          {member.username}
        </Link>
      ) : (
        <span>{member.username}</span>
      )}
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

/** The time left of the hold that ends first. Two lines have no room for more. */
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
