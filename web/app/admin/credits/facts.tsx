import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { Facts } from '../record/record.tsx';
import { RecordLink } from '../record/record-link.tsx';
import { WalletLink } from '../record/wallet-link.tsx';
import { incomingStatus } from '../wallets/incoming-status.ts';
import { Money, MoneyStatus } from '../wallets/money.tsx';
import { Contradictions } from './contradictions.tsx';

export type Credit = OutputOf<'GET /admin/credits/detail'>;

export function CreditStatus({ credit }: { credit: Credit }) {
  const { t } = useTranslation('admin-wallets');
  const { state, why } = incomingStatus(credit);
  return <MoneyStatus state={state} why={t(`why.${why}`)} />;
}

/** Who proposed the credit and why, and what contradicts it. */
export function CreditFacts({ credit }: { credit: Credit }) {
  const { t } = useTranslation('admin-wallets');
  const { member, amount, kind, channel, numbered, serialNo, reason, chargeNo, proposedBy } = credit;
  const { transactionNo, reversedBy } = credit;
  return (
    <div>
      <Facts
        facts={[
          [t('fields.member'), <WalletLink key="member" {...member} />],
          [t('fields.amount'), <Money key="amount" amount={amount} state={incomingStatus(credit).state} />],
          [t('fields.kind'), t(`kinds.${kind}`)],
          [t('fields.channel'), channel && t(`channels.${channel}`)],
          [t('fields.serialNo'), serialNo ?? (numbered ? t('credits.hidden') : null)],
          [t('fields.proposedBy'), proposedBy?.username ?? t('byCommand')],
          [t('fields.reason'), reason || null],
          [
            t('fields.chargeNo'),
            chargeNo && <RecordLink about={{ kind: 'recharge', id: chargeNo }}>{chargeNo}</RecordLink>,
          ],
          [t('fields.transactionNo'), transactionNo && <TransactionLink transactionNo={transactionNo} />],
          [t('fields.reversedBy'), reversedBy && <TransactionLink transactionNo={reversedBy} />],
        ]}
      />
      <Contradictions of={credit} />
    </div>
  );
}

export function TransactionLink({ transactionNo }: { transactionNo: string }) {
  return <RecordLink about={{ kind: 'transaction', id: transactionNo }}>{transactionNo}</RecordLink>;
}
