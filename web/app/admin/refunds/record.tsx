import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { Notice } from '../../ui/notice.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { useChannels } from '../charges/use-channels.ts';
import { useProviders } from '../charges/use-providers.ts';
import { LedgerLink } from '../record/ledger-link.tsx';
import { Columns, Facts, Part, Record } from '../record/record.tsx';
import { Timeline } from '../record/timeline.tsx';
import { WalletLink } from '../record/wallet-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/record';
import type { RefundDetail } from './offered-actions.ts';
import { RefundButtons } from './refund-buttons.tsx';
import { refundForms } from './refund-forms.ts';
import { AskedMoney, MovedMoney, RefundStatus } from './refund-status.tsx';
import { useRefundEvents } from './use-refund-events.ts';

export const handle: RouteHandle = { namespaces: ['admin-refunds', 'admin-charges', 'wallet'] };

export function clientLoader({ request, params: { refundNo } }: Route.ClientLoaderArgs) {
  return load(get('/admin/refunds/detail', { refundNo }, request));
}

export const clientAction = formAction(...Object.values(refundForms));

export default function RefundRecord({ loaderData: found, params: { refundNo } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-refunds');
  return (
    <Record
      key={refundNo}
      found={found}
      list={href('/admin/wallet-manage/refunds')}
      title={refundNo}
      failed={t('loadFailed')}
      number={refundNo}
      summary={(refund) => (
        <>
          <RefundStatus refund={refund} />
          <MovedMoney refund={refund} />
          <WalletLink {...refund.member} />
        </>
      )}
      actions={(refund) => <RefundButtons refund={refund} />}
    >
      {(refund) => <Content refund={refund} />}
    </Record>
  );
}

function Content({ refund }: { refund: RefundDetail }) {
  const { t } = useTranslation('admin-refunds');
  const { channelName } = useChannels();
  const { nameOf } = useProviders();
  const events = useRefundEvents(refund);
  const { refundNo, chargeNo, doubtAmount, actualAmount, status } = refund;
  return (
    <Columns>
      <div>
        {doubtAmount !== null && (
          <div className="mb-6">
            <Notice tone="calm" title={t('doubt.title', { amount: formatMoney(doubtAmount) })}>
              {t('doubt.advice')}
            </Notice>
          </div>
        )}
        <Part title={t('parts.refund')}>
          <Facts
            facts={[
              [t('fields.amount'), <AskedMoney key="amount" refund={refund} />],
              [t('fields.doubtAmount'), doubtAmount === null ? null : formatMoney(doubtAmount)],
              [t('fields.actualAmount'), actualAmount === null ? null : formatMoney(actualAmount)],
              [t('fields.reason'), refund.reason],
              [t('fields.appliedAt'), <WorkshopTime key="at" value={refund.appliedAt} />],
              [t('fields.completedAt'), refund.completedAt && <WorkshopTime value={refund.completedAt} />],
              [t('fields.refundSerialNo'), refund.refundSerialNo],
              [
                t('fields.explanation'),
                status === 'FAILED' ? refund.failureReason || t('noExplanation') : null,
              ],
              [
                t('fields.transactions'),
                status === 'SUCCESS' ? (
                  <LedgerLink key="ledger" number={refundNo}>
                    {t('toLedger')}
                  </LedgerLink>
                ) : null,
              ],
            ]}
          />
        </Part>
        <Part title={t('parts.charge')}>
          <Facts
            facts={[
              [
                t('fields.chargeNo'),
                <Link
                  key="charge"
                  to={href('/admin/wallet-manage/charges/:chargeNo', { chargeNo })}
                  className="text-sky tabular-nums underline decoration-sky/40"
                >
                  {chargeNo}
                </Link>,
              ],
              [t('fields.channel'), channelName(refund.channel)],
              [t('fields.provider'), nameOf(refund.provider)],
              [t('fields.originalSerialNo'), refund.originalSerialNo],
            ]}
          />
        </Part>
      </div>
      <div>
        <Part title={t('parts.timeline')}>
          <Timeline label={t('parts.timeline')} entries={events} />
        </Part>
      </div>
    </Columns>
  );
}
