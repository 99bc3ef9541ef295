import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { ActionsOf } from '../act/define-actions.tsx';
import { creditActions } from '../credits/actions.tsx';
import { Contradictions } from '../credits/contradictions.tsx';
import { LedgerLink } from '../record/ledger-link.tsx';
import { Columns, Facts, Part, Record, type Shown } from '../record/record.tsx';
import { RecordLink } from '../record/record-link.tsx';
import { type Entry, Timeline } from '../record/timeline.tsx';
import { WalletLink } from '../record/wallet-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { incomingStatus } from '../wallets/incoming-status.ts';
import { Money } from '../wallets/money.tsx';
import { rechargeActions } from './actions.tsx';
import { RechargeStatus } from './recharge-status.tsx';

type RechargeDetail = OutputOf<'GET /admin/recharges/detail'>;

export function RechargeRecord({ found, id, list }: Shown<RechargeDetail>) {
  const { t } = useTranslation('admin-wallets');
  const { member, amount = 0 } = found.value ?? {};
  return (
    <Record
      found={found}
      list={list}
      title={
        member
          ? t('recharges.named', { name: member.username, amount: formatMoney(amount) })
          : t('recharges.one')
      }
      failed={t('recharges.loadFailed')}
      number={id}
      summary={(recharge) => <RechargeStatus recharge={recharge} />}
      actions={(recharge) => (
        <>
          {recharge.credit && <ActionsOf actions={creditActions} row={recharge.credit} />}
          <ActionsOf actions={rechargeActions} row={recharge} />
        </>
      )}
    >
      {(recharge) => <Content recharge={recharge} />}
    </Record>
  );
}

function Content({ recharge }: { recharge: RechargeDetail }) {
  const { t } = useTranslation('admin-wallets');
  const { chargeNo, member, amount, channel, provider, serialNo, createdAt, successAt, note } = recharge;
  const { credit, refundNo, refunded, refundable } = recharge;
  const { state } = incomingStatus(recharge);
  return (
    <Columns>
      <div>
        <Part title={t('parts.payment')}>
          <Facts
            facts={[
              [t('fields.member'), <WalletLink key="member" {...member} />],
              [t('fields.amount'), <Money key="amount" amount={amount} state={state} />],
              [t('fields.channel'), t(`channels.${channel}`)],
              [t('fields.provider'), t(`providers.${provider}`, { defaultValue: provider })],
              [t('fields.serialNo'), serialNo],
              [t('fields.createdAt'), <WorkshopTime key="at" value={createdAt} />],
              [t('fields.creditedAt'), successAt && <WorkshopTime value={successAt} />],
              [t('fields.note'), note || null],
              [
                t('fields.transactions'),
                successAt && <LedgerLink number={chargeNo}>{t('toLedger')}</LedgerLink>,
              ],
            ]}
          />
          <Contradictions of={credit} />
        </Part>
        {successAt && state === 'done' && (
          <Part title={t('parts.refund')}>
            <Facts
              facts={[
                [t('fields.refundable'), refundable > 0 ? formatMoney(refundable) : null],
                [t('fields.refunded'), refunded > 0 ? formatMoney(refunded) : null],
                [
                  t('fields.refundNo'),
                  refundNo ? (
                    <RecordLink key="refund" about={{ kind: 'refund', id: refundNo }}>
                      {refundNo}
                    </RecordLink>
                  ) : (
                    t('noRefund')
                  ),
                ],
              ]}
            />
          </Part>
        )}
      </div>
      <Part title={t('parts.history')}>
        <Timeline label={t('parts.history')} entries={useEvents(recharge)} />
      </Part>
    </Columns>
  );
}

function useEvents(recharge: RechargeDetail): Entry[] {
  const { t } = useTranslation('admin-wallets');
  const { createdAt, successAt, withdrawnAt, member, amount, notices, events } = recharge;
  const provider = t(`providers.${recharge.provider}`, { defaultValue: recharge.provider });
  const by = member.username;
  // The history of a demo recharge may lack the report that credited it.
  const isTold = [...notices, ...events].some(({ at }) => at === successAt);
  return [
    { key: 'opened', at: createdAt, title: t('events.opened'), by, text: formatMoney(amount) },
    ...notices.map(({ at, outcome, amount: paid, serialNo }, index) => ({
      key: `notice${index}`,
      at,
      title: t(`notices.${outcome}`, { defaultValue: outcome }),
      by: provider,
      text: [paid === null ? '' : formatMoney(paid), serialNo].filter(Boolean).join(' · '),
    })),
    ...events.map(({ at, event, by: name, reason }, index) => ({
      key: `event${index}`,
      at,
      title: t(`events.${event}`),
      by: name,
      text: reason,
    })),
    ...(withdrawnAt ? [{ key: 'withdrawn', at: withdrawnAt, title: t('events.withdrawn'), by }] : []),
    ...(successAt && !isTold
      ? [{ key: 'credited', at: successAt, title: t('events.credited'), by: provider }]
      : []),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
