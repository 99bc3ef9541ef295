import { formatMoney } from '../../ui/price.tsx';
import type { Proposal } from './wallet-detail.ts';

/** The amount of a recharge by staff. It looks like booked money only once it is booked. */
export function ProposedMoney({ amount, status }: Pick<Proposal, 'amount' | 'status'>) {
  if (status === 'POSTED') return <span className="tabular-nums">{formatMoney(amount)}</span>;
  if (status === 'REJECTED') return <s className="text-stone tabular-nums">{formatMoney(amount)}</s>;
  return (
    <span className="rounded-soft border border-dashed border-amber px-1.5 text-amber tabular-nums">
      {formatMoney(amount)}
    </span>
  );
}
