import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { Facts } from '../record/record.tsx';
import type { RefundRow } from './offered-actions.ts';

/** The amount that the provider paid leaves the wallet, and the rest returns to it. */
export function SettleEffect({ refund: { amount, doubtAmount, member } }: { refund: RefundRow }) {
  const { t } = useTranslation('admin-refunds');
  const paid = doubtAmount ?? 0;
  return t(`actions.settle.${effectOf(amount, paid)}`, {
    paid: formatMoney(paid),
    difference: formatMoney(Math.abs(amount - paid)),
    name: member.username,
  });
}

export function BothAmounts({ refund: { amount, doubtAmount } }: { refund: RefundRow }) {
  const { t } = useTranslation('admin-refunds');
  const money = (yuan: number) => <span className="tabular-nums">{formatMoney(yuan)}</span>;
  return (
    <Facts
      facts={[
        [t('fields.amount'), money(amount)],
        [t('fields.doubtAmount'), money(doubtAmount ?? 0)],
      ]}
    />
  );
}

function effectOf(askedYuan: number, paidYuan: number): 'nothing' | 'less' | 'more' {
  if (paidYuan === 0) return 'nothing';
  return paidYuan < askedYuan ? 'less' : 'more';
}
