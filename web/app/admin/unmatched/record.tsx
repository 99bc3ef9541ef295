import { useTranslation } from 'react-i18next';
import { Facts, Part } from '../record/record.tsx';
import { linkTo } from '../record/record-link.tsx';
import { WalletLink } from '../record/wallet-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { Money } from '../wallets/money.tsx';
import { type Unmatched, unmatchedStatus } from './facts.tsx';

export function UnmatchedContent({ row: payment }: { row: Unmatched }) {
  const { t } = useTranslation('admin-wallets');
  const { at, channel, chargeNo, rechargeStatus, member, serialNo, amount, closed, creditId } = payment;
  const state = creditId ? unmatchedStatus(payment).state : 'waiting';
  return (
    <Part title={t('parts.payment')}>
      <p className="measure mb-4">{t(`outcomes.${payment.outcome}`)}</p>
      <Facts
        facts={[
          [t('fields.amount'), <Money key="amount" amount={amount} state={state} />],
          [t('fields.channel'), t(`channels.${channel}`)],
          [t('fields.serialNo'), serialNo || t('unmatched.noSerialNo')],
          [t('fields.at'), <WorkshopTime key="at" value={at} />],
          [t('fields.member'), member ? <WalletLink key="member" {...member} /> : t('unmatched.unknown')],
          [t('fields.chargeNo'), linkTo('recharge', chargeNo) ?? t('unmatched.noRecharge')],
          [t('fields.rechargeStatus'), rechargeStatus && t(`why.${rechargeStatus}`)],
          [t('fields.transactionNo'), linkTo('transaction', payment.creditedBy)],
          [t('fields.credit'), linkTo('credit', creditId, t('unmatched.toCredit'))],
          [t('fields.closedBy'), closed?.by.username],
          [t('fields.closedAt'), closed && <WorkshopTime value={closed.at} />],
          [t('fields.reason'), closed?.reason],
        ]}
      />
    </Part>
  );
}
