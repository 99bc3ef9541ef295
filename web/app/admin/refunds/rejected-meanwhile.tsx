import { refundState } from '@junyao/commerce/contract/money-states';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { RecordLink } from '../record/record-link.tsx';
import { WalletLink } from '../record/wallet-link.tsx';
import { type Refund, type RefundDetail, RefundStatus } from './facts.tsx';

/** A refund by hand whose money may already be sent. Rows of the list do not say who rejected it. */
export function RejectedMeanwhile({ refund }: { refund: Refund & Partial<Pick<RefundDetail, 'events'>> }) {
  const { t } = useTranslation('admin-refunds');
  const { amount, member, events = [] } = refund;
  const name = events.find(({ event }) => event === 'rejected')?.by;
  if (refundState(refund) !== 'failed') return <RefundStatus refund={refund} />;
  return (
    <>
      <p>
        {t(name ? 'rejectedMeanwhile.by' : 'rejectedMeanwhile.unnamed', {
          name,
          amount: formatMoney(amount),
          member: member.username,
        })}
      </p>
      <p>{t('rejectedMeanwhile.sent')}</p>
      <p className="flex flex-wrap gap-x-4">
        <span>
          {t('rejectedMeanwhile.wallet')} <WalletLink {...member} />
        </span>
        <span>
          {t('rejectedMeanwhile.account')}{' '}
          <RecordLink about={{ kind: 'user', id: member.userId }}>{member.username}</RecordLink>
        </span>
      </p>
    </>
  );
}
