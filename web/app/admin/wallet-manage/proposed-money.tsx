import { formatMoney } from '../../ui/price.tsx';
import type { Proposal } from './wallet-detail.ts';

type ProposedMoneyProps = Pick<Proposal, 'amount' | 'status' | 'reversedBy'>;

export function ProposedMoney({ amount, status, reversedBy }: ProposedMoneyProps) {
  if (status === 'REJECTED' || reversedBy)
    return <s className="text-stone tabular-nums">{formatMoney(amount)}</s>;
  if (status === 'POSTED') return <span className="tabular-nums">{formatMoney(amount)}</span>;
  return (
    <span className="rounded-soft border border-dashed border-amber px-1.5 text-amber tabular-nums">
      {formatMoney(amount)}
    </span>
  );
}
