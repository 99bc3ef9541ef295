import { refundState } from '@junyao/commerce/contract/money-states';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { WalletLink } from '../record/wallet-link.tsx';
import { type Refund, RefundStatus } from './facts.tsx';

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
