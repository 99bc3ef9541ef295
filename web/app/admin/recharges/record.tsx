import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { Contradictions } from '../credits/contradictions.tsx';
import { Columns, Facts, Part } from '../record/record.tsx';
import { linkTo } from '../record/record-link.tsx';
import { type Entry, entriesOf, Timeline } from '../record/timeline.tsx';
import { WalletLink } from '../record/wallet-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { incomingStatus } from '../wallets/incoming-status.tsx';
import { Money } from '../wallets/money.tsx';

type Recharge = OutputOf<'GET /admin/recharges/detail'>;

export function RechargeContent({ row: recharge }: { row: Recharge }) {
  const { t } = useTranslation('admin-wallets');
  const { member, amount, channel, provider, createdAt, successAt, refundable, refunded } = recharge;
  const { state } = incomingStatus(recharge);
  return (
    <Columns>
      <Part title={t('parts.payment')}>
        <Facts
          facts={[
            [t('fields.member'), <WalletLink key="member" {...member} />],
            [t('fields.order'), linkTo('order', recharge.orderNo)],
            [t('fields.heldUntil'), recharge.heldUntil && <WorkshopTime value={recharge.heldUntil} />],
            [t('fields.amount'), <Money key="amount" amount={amount} state={state} />],
            [t('fields.channel'), t(`channels.${channel}`)],
            [t('fields.provider'), t(`providers.${provider}`, { defaultValue: provider })],
            [t('fields.serialNo'), recharge.serialNo],
            [t('fields.createdAt'), <WorkshopTime key="at" value={createdAt} />],
            [t('fields.creditedAt'), successAt && <WorkshopTime value={successAt} />],
            [t('fields.refundable'), state === 'done' && refundable > 0 && formatMoney(refundable)],
            [t('fields.refunded'), refunded > 0 && formatMoney(refunded)],
            [t('fields.refunds'), recharge.refunds.length > 0 && <Refunds of={recharge.refunds} />],
            [t('fields.note'), recharge.note],
            [t('fields.transactionNo'), linkTo('transaction', recharge.transactionNo)],
          ]}
        />
        <Contradictions of={recharge.credit} />
      </Part>
      <Part title={t('parts.history')}>
        <Timeline label={t('parts.history')} entries={useEvents(recharge)} />
      </Part>
    </Columns>
  );
}

function Refunds({ of: refunds }: { of: Recharge['refunds'] }) {
  const { t } = useTranslation('admin-wallets');
  return (
    <ul>
      {refunds.map(({ refundNo, amount, actualAmount, status }) => (
        <li key={refundNo}>
          {linkTo('refund', refundNo)} {formatMoney(actualAmount ?? amount)} {t(`refunds.statuses.${status}`)}
        </li>
      ))}
    </ul>
  );
}

function useEvents(recharge: Recharge): Entry[] {
  const { t } = useTranslation('admin-wallets');
  const { createdAt, withdrawnAt, member, amount, notices, events } = recharge;
  const provider = t(`providers.${recharge.provider}`, { defaultValue: recharge.provider });
  const by = member.username;
  return [
    { key: 'opened', at: createdAt, title: t('events.opened'), by, text: formatMoney(amount) },
    ...notices.map(({ at, outcome, amount: paid, serialNo }, index) => ({
      key: `notice${index}`,
      at,
      title: t(`notices.${outcome}`, { defaultValue: outcome }),
      by: provider,
      text: [paid === null ? '' : formatMoney(paid), serialNo].filter(Boolean).join(' · '),
    })),
    ...entriesOf(events, (event) => t(`events.${event}`)),
    ...(withdrawnAt ? [{ key: 'withdrawn', at: withdrawnAt, title: t('events.withdrawn'), by }] : []),
  ];
}
