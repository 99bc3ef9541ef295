import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { ActionsOf } from '../act/define-actions.tsx';
import { LedgerLink } from '../record/ledger-link.tsx';
import { Facts, Part, Record, type Shown } from '../record/record.tsx';
import { RecordLink } from '../record/record-link.tsx';
import { WalletLink } from '../record/wallet-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { Money } from '../wallets/money.tsx';
import { unmatchedActions } from './actions.tsx';
import { type Unmatched, UnmatchedStatus, unmatchedStatus } from './facts.tsx';

export function UnmatchedRecord({ found, list }: Shown<Unmatched>) {
  const { t } = useTranslation('admin-wallets');
  const { channel, amount = 0, serialNo } = found.value ?? {};
  return (
    <Record
      found={found}
      list={list}
      title={
        channel
          ? t('unmatched.named', { channel: t(`channels.${channel}`), amount: formatMoney(amount) })
          : t('unmatched.one')
      }
      failed={t('unmatched.loadFailed')}
      {...(serialNo && { number: serialNo })}
      summary={(payment) => <UnmatchedStatus payment={payment} />}
      actions={(payment) => <ActionsOf actions={unmatchedActions} row={payment} />}
    >
      {(payment) => <Content payment={payment} />}
    </Record>
  );
}

function Content({ payment }: { payment: Unmatched }) {
  const { t } = useTranslation('admin-wallets');
  const { at, channel, chargeNo, rechargeStatus, member, serialNo, amount, outcome, closed, creditId } =
    payment;
  return (
    <Part title={t('parts.payment')}>
      <p className="measure mb-4">{t(`outcomes.${outcome}`)}</p>
      <Facts
        facts={[
          [
            t('fields.amount'),
            <Money
              key="amount"
              amount={amount}
              state={creditId ? unmatchedStatus(payment).state : 'waiting'}
            />,
          ],
          [t('fields.channel'), t(`channels.${channel}`)],
          [t('fields.serialNo'), serialNo || t('unmatched.noSerialNo')],
          [t('fields.at'), <WorkshopTime key="at" value={at} />],
          [t('fields.member'), member ? <WalletLink key="member" {...member} /> : t('unmatched.unknown')],
          [
            t('fields.chargeNo'),
            chargeNo ? (
              <RecordLink key="recharge" about={{ kind: 'recharge', id: chargeNo }}>
                {chargeNo}
              </RecordLink>
            ) : (
              t('unmatched.noRecharge')
            ),
          ],
          [t('fields.rechargeStatus'), rechargeStatus && t(`why.${rechargeStatus}`)],
          [
            t('fields.transactionNo'),
            payment.creditedBy && <LedgerLink number={payment.creditedBy}>{payment.creditedBy}</LedgerLink>,
          ],
          [
            t('fields.credit'),
            creditId ? (
              <RecordLink key="credit" about={{ kind: 'credit', id: creditId }}>
                {t('unmatched.toCredit')}
              </RecordLink>
            ) : null,
          ],
          [t('fields.closedBy'), closed?.by.username ?? null],
          [t('fields.closedAt'), closed && <WorkshopTime value={closed.at} />],
          [t('fields.reason'), closed?.reason || null],
        ]}
      />
    </Part>
  );
}
