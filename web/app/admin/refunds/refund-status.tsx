import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { StatusMark, type Tone } from '../../ui/status-mark.tsx';
import { FrozenMoney } from '../wallet-manage/frozen-money.tsx';
import type { RefundRow } from './offered-actions.ts';

export type ShownStatus = 'asked' | 'paying' | 'inDoubt' | 'paid' | 'rejected' | 'refused';

const tones: Record<ShownStatus, Tone> = {
  asked: 'held',
  paying: 'held',
  inDoubt: 'unknown',
  paid: 'good',
  rejected: 'ended',
  refused: 'bad',
};

type Refund = Pick<RefundRow, 'status' | 'approved' | 'doubtAmount' | 'failedBy'>;

export function shownStatus({ status, approved, doubtAmount, failedBy }: Refund): ShownStatus {
  if (status === 'SUCCESS') return 'paid';
  if (status === 'FAILED') return failedBy === 'provider' ? 'refused' : 'rejected';
  if (doubtAmount !== null) return 'inDoubt';
  return approved ? 'paying' : 'asked';
}

export function RefundStatus({ refund }: { refund: Refund }) {
  const { t } = useTranslation('admin-refunds');
  const shown = shownStatus(refund);
  return <StatusMark tone={tones[shown]}>{t(`status.${shown}`)}</StatusMark>;
}

/** The requested amount is frozen in the wallet until the refund ends. */
export function AskedMoney({ refund: { status, amount } }: { refund: Pick<RefundRow, 'status' | 'amount'> }) {
  if (status === 'PROCESSING') return <FrozenMoney amount={amount} />;
  return <span className="text-stone tabular-nums">{formatMoney(amount)}</span>;
}

export function MovedMoney({ refund }: { refund: Pick<RefundRow, 'status' | 'amount' | 'actualAmount'> }) {
  if (refund.actualAmount === null) return <AskedMoney refund={refund} />;
  return <span className="tabular-nums">{formatMoney(refund.actualAmount)}</span>;
}
