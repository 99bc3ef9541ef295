import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { useMe } from '../frame/staff.ts';
import { Facts } from '../record/record.tsx';
import { linkTo } from '../record/record-link.tsx';
import { WalletLink } from '../record/wallet-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { incomingStatus, isWithdrawn, stateFor } from '../wallets/incoming-status.tsx';
import { Money, MoneyStatus } from '../wallets/money.tsx';
import { Contradictions } from './contradictions.tsx';

export type Credit = OutputOf<'GET /admin/credits/detail'>;
export type Reversal = OutputOf<'GET /admin/reversals/detail'>;

/** Who proposed the credit and why, and what contradicts it. */
export function CreditFacts({ credit }: { credit: Credit }) {
  const { t } = useTranslation('admin-wallets');
  const { member, amount, kind, channel, numbered, serialNo, reason, chargeNo, proposedBy } = credit;
  const isMine = proposedBy?.userId === useMe().userId;
  return (
    <div>
      <Facts
        facts={[
          [t('fields.member'), <WalletLink key="member" {...member} />],
          [t('fields.order'), linkTo('order', credit.orderNo)],
          [t('fields.heldUntil'), credit.heldUntil && <WorkshopTime value={credit.heldUntil} />],
          [t('fields.amount'), <Money key="amount" amount={amount} state={incomingStatus(credit).state} />],
          [t('fields.kind'), t(`kinds.${kind}`)],
          [t('fields.channel'), channel && t(`channels.${channel}`)],
          [
            t('fields.serialNo'),
            serialNo ?? (numbered && t(isMine ? 'credits.hiddenOwn' : 'credits.hidden')),
          ],
          [t('fields.proposedBy'), proposedBy?.username ?? t('byCommand')],
          [t('fields.reason'), reason],
          [t('fields.chargeNo'), linkTo('recharge', chargeNo)],
          [t('fields.transactionNo'), linkTo('transaction', credit.transactionNo)],
          [t('fields.reversedBy'), linkTo('transaction', credit.reversedBy)],
        ]}
      />
      <Contradictions of={credit} />
    </div>
  );
}

export function ReversalStatus({ reversal }: { reversal: Reversal }) {
  const { t } = useTranslation('admin-wallets');
  const { state } = incomingStatus(reversal);
  const why = isWithdrawn(reversal) ? 'WITHDRAWN' : reversal.status;
  return <MoneyStatus state={stateFor(useMe(), reversal, state)} why={t(`reversals.why.${why}`)} />;
}

export function ReversalFacts({ reversal }: { reversal: Reversal }) {
  const { t } = useTranslation('admin-wallets');
  const { member, amount, received, channel, serialNo, reason, proposedBy } = reversal;
  const { transactionNo, reversalNo, correctionNo } = reversal;
  return (
    <Facts
      facts={[
        [t('fields.member'), <WalletLink key="member" {...member} />],
        [t('fields.credited'), formatMoney(amount)],
        [t('fields.stays'), formatMoney(received)],
        [t('fields.leaves'), formatMoney(amount - received)],
        [t('fields.channel'), channel && t(`channels.${channel}`)],
        [t('fields.serialNo'), serialNo],
        [t('fields.reason'), reason],
        [t('fields.proposedBy'), proposedBy.username],
        [t('fields.takenBack'), linkTo('transaction', transactionNo)],
        [t('fields.reversedBy'), linkTo('transaction', reversalNo)],
        [t('fields.correctedBy'), linkTo('transaction', correctionNo)],
      ]}
    />
  );
}
