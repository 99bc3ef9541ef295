import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { Facts } from '../record/record.tsx';
import { WalletLink } from '../record/wallet-link.tsx';
import { incomingStatus } from '../wallets/incoming-status.ts';
import { MoneyStatus } from '../wallets/money.tsx';
import { TransactionLink } from './facts.tsx';

export type Reversal = OutputOf<'GET /admin/reversals/detail'>;

export function ReversalStatus({ reversal }: { reversal: Reversal }) {
  const { t } = useTranslation('admin-wallets');
  const { state } = incomingStatus(reversal);
  return <MoneyStatus state={state} why={t(`reversals.why.${reversal.status}`)} />;
}

export function ReversalFacts({ reversal }: { reversal: Reversal }) {
  const { t } = useTranslation('admin-wallets');
  const { member, amount, received, reason, proposedBy, transactionNo, reversalNo, correctionNo } = reversal;
  return (
    <Facts
      facts={[
        [t('fields.member'), <WalletLink key="member" {...member} />],
        [t('fields.credited'), formatMoney(amount)],
        [t('fields.received'), formatMoney(received)],
        [t('fields.reason'), reason],
        [t('fields.proposedBy'), proposedBy.username],
        [t('fields.takenBack'), <TransactionLink key="credit" transactionNo={transactionNo} />],
        [t('fields.reversedBy'), reversalNo && <TransactionLink transactionNo={reversalNo} />],
        [t('fields.correctedBy'), correctionNo && <TransactionLink transactionNo={correctionNo} />],
      ]}
    />
  );
}
