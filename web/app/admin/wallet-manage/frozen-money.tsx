import { formatMoney } from '../../ui/price.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';

/** Frozen money must not look like money that can be spent. */
export function FrozenMoney({ amount }: { amount: number }) {
  if (amount === 0) return <span className="text-stone tabular-nums">{formatMoney(0)}</span>;
  return (
    <StatusMark tone="held">
      <span className="tabular-nums">{formatMoney(amount)}</span>
    </StatusMark>
  );
}
