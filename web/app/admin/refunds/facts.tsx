import type { OutputOf } from '@junyao/commerce/contract';
import { refundState } from '@junyao/commerce/contract/money-states';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import type { RowOf } from '../list/load-list.ts';
import { WalletLink } from '../record/wallet-link.tsx';
import { FrozenMoney, MoneyStatus } from '../wallets/money.tsx';

export type Refund = RowOf<'/admin/refunds/query'>;
export type RefundDetail = OutputOf<'GET /admin/refunds/detail'>;

type Stated = Pick<Refund, 'status' | 'approved' | 'doubtAmount' | 'stuckReason' | 'failedBy'>;

/** The word below `admin-refunds:why`. */
export function whyOfRefund(refund: Stated): string {
  const state = refundState(refund);
  if (state === 'failed') return refund.failedBy === 'provider' ? 'refused' : 'rejected';
  if (state !== 'waiting' || !refund.approved) return state;
  return refund.doubtAmount === null ? 'stuck' : 'otherAmount';
}

export function RefundStatus({ refund }: { refund: Stated }) {
  const { t } = useTranslation('admin-refunds');
  const amount = refund.doubtAmount === null ? '' : formatMoney(refund.doubtAmount);
  return <MoneyStatus state={refundState(refund)} why={t(`why.${whyOfRefund(refund)}`, { amount })} />;
}

/** A refund by hand whose money may already be sent. */
export function RejectedMeanwhile({ refund }: { refund: Refund }) {
  const { t } = useTranslation('admin-refunds');
  const { amount, member } = refund;
  if (refundState(refund) !== 'failed') return <RefundStatus refund={refund} />;
  return (
    <>
      <p>{t('rejectedMeanwhile.back', { amount: formatMoney(amount), member: member.username })}</p>
      <p>{t('rejectedMeanwhile.sent')}</p>
      <p>
        {t('rejectedMeanwhile.wallet')} <WalletLink {...member} />
      </p>
    </>
  );
}

/** The requested amount is frozen in the wallet until the refund ends. */
export function AskedMoney({ refund }: { refund: Refund }) {
  if (refund.completedAt === null) return <FrozenMoney amount={refund.amount} />;
  return <span className="text-stone tabular-nums">{formatMoney(refund.amount)}</span>;
}
