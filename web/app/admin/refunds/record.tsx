import { refundState } from '@junyao/commerce/contract/money-states';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { LedgerLink } from '../record/ledger-link.tsx';
import { Columns, Facts, Part } from '../record/record.tsx';
import { linkTo } from '../record/record-link.tsx';
import { type Entry, entriesOf, Timeline } from '../record/timeline.tsx';
import { WalletLink } from '../record/wallet-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { AskedMoney, type RefundDetail, whyOfRefund } from './facts.tsx';

export function RefundContent({ row: refund }: { row: RefundDetail }) {
  const { t } = useTranslation(['admin-refunds', 'admin-wallets']);
  const { refundNo, chargeNo, member, channel, provider, doubtAmount, actualAmount, completedAt } = refund;
  const { stuckReason } = refund;
  const state = refundState(refund);
  return (
    <Columns>
      <div>
        {doubtAmount !== null && (
          <div className="mb-6">
            <Notice tone="calm" title={t('otherAmount.title', { amount: formatMoney(doubtAmount) })}>
              {t('otherAmount.advice')}
            </Notice>
          </div>
        )}
        {stuckReason !== null && doubtAmount === null && (
          <div className="mb-6">
            <Notice tone="calm" title={t('stuck.title')}>
              <p className="text-ink">{stuckReason}</p>
              <ol className="list-decimal space-y-1 pl-5">
                {(['look', 'act', 'again', 'otherwise'] as const).map((step) => (
                  <li key={step}>{t(`stuck.${step}`)}</li>
                ))}
              </ol>
              {provider === 'unionpay' && <p>{t('stuck.unknownAtUnionpay')}</p>}
            </Notice>
          </div>
        )}
        <Part title={t('parts.refund')}>
          <Facts
            facts={[
              [t('fields.member'), <WalletLink key="member" {...member} />],
              [t('fields.amount'), <AskedMoney key="amount" refund={refund} />],
              [t('fields.doubtAmount'), doubtAmount !== null && formatMoney(doubtAmount)],
              [t('fields.actualAmount'), actualAmount !== null && formatMoney(actualAmount)],
              [t('fields.reason'), refund.reason],
              [t('fields.appliedAt'), <WorkshopTime key="at" value={refund.appliedAt} />],
              [t('fields.completedAt'), completedAt && <WorkshopTime value={completedAt} />],
              [t('fields.refundSerialNo'), refund.refundSerialNo],
              [t('fields.explanation'), state === 'failed' && (refund.failureReason || t('noExplanation'))],
              [
                t('fields.transactions'),
                state === 'done' && <LedgerLink number={refundNo}>{t('admin-wallets:toLedger')}</LedgerLink>,
              ],
            ]}
          />
        </Part>
        <Part title={t('parts.recharge')}>
          <Facts
            facts={[
              [t('fields.chargeNo'), linkTo('recharge', chargeNo)],
              [t('fields.channel'), t(`admin-wallets:channels.${channel}`)],
              [t('fields.provider'), t(`admin-wallets:providers.${provider}`, { defaultValue: provider })],
              [t('fields.originalSerialNo'), refund.originalSerialNo],
            ]}
          />
        </Part>
      </div>
      <Part title={t('parts.timeline')}>
        <Timeline label={t('parts.timeline')} entries={useEvents(refund)} />
      </Part>
    </Columns>
  );
}

function useEvents(refund: RefundDetail): Entry[] {
  const { t } = useTranslation(['admin-refunds', 'admin-wallets']);
  const { appliedAt, completedAt, member, reason, amount, actualAmount, provider, events } = refund;
  const asked = t('events.asked', { amount: formatMoney(amount) });
  const entries = [
    { key: 'asked', at: appliedAt, title: asked, by: member.username, text: reason },
    ...entriesOf(events, (event) => t(`events.${event}`)),
  ];
  // The action of staff already tells how the refund ended.
  if (completedAt === null || events.some(({ at }) => at === completedAt)) return entries;
  const title = t(`why.${whyOfRefund(refund)}`);
  const ofProvider = t(`admin-wallets:providers.${provider}`, { defaultValue: provider });
  const by = refund.failedBy === 'workshop' ? t('workshop') : ofProvider;
  const text = actualAmount !== null && formatMoney(actualAmount);
  return [...entries, { key: 'ended', at: completedAt, title, by, text }];
}
