import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { formatMoney } from '../../ui/price.tsx';
import { DoubtList } from '../doubts/doubt-list.tsx';
import { LedgerLink } from '../record/ledger-link.tsx';
import { Columns, Facts, Part, Record } from '../record/record.tsx';
import { Timeline } from '../record/timeline.tsx';
import { WalletLink } from '../record/wallet-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/record';
import { ChargeButtons } from './charge-buttons.tsx';
import { confirmForm, failForm } from './charge-forms.ts';
import { ChargedMoney, ChargeStatus } from './charge-status.tsx';
import type { ChargeDetail } from './offered-actions.ts';
import { useChannels } from './use-channels.ts';
import { useChargeEvents } from './use-charge-events.tsx';
import { useProviders } from './use-providers.ts';

export const handle: RouteHandle = { namespaces: ['admin-charges', 'admin-doubts', 'wallet'] };

export function clientLoader({ request, params: { chargeNo } }: Route.ClientLoaderArgs) {
  return load(get('/admin/charges/detail', { chargeNo }, request));
}

export const clientAction = formAction(confirmForm, failForm);

export default function ChargeRecord({ loaderData: found, params: { chargeNo } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-charges');
  return (
    <Record
      key={chargeNo}
      found={found}
      list={href('/admin/wallet-manage/charges')}
      title={chargeNo}
      failed={t('loadFailed')}
      number={chargeNo}
      summary={(charge) => (
        <>
          <ChargeStatus charge={charge} />
          <ChargedMoney charge={charge} />
          <WalletLink {...charge.member} />
        </>
      )}
      actions={(charge) => <ChargeButtons charge={charge} />}
    >
      {(charge) => <Content charge={charge} />}
    </Record>
  );
}

function Content({ charge }: { charge: ChargeDetail }) {
  const { t } = useTranslation('admin-charges');
  const { channelName } = useChannels();
  const { nameOf } = useProviders();
  const events = useChargeEvents(charge);
  const { chargeNo, status, confirmedBy, refundNo, refunded, refundable } = charge;
  const isCredited = charge.successAt !== null;
  return (
    <Columns>
      <div>
        <Part title={t('parts.payment')}>
          <Facts
            facts={[
              [t('fields.amount'), <ChargedMoney key="amount" charge={charge} />],
              [t('fields.channel'), channelName(charge.channel)],
              [t('fields.provider'), nameOf(charge.provider)],
              [t('fields.serialNo'), charge.serialNo],
              [t('fields.createdAt'), <WorkshopTime key="at" value={charge.createdAt} />],
              [
                t('fields.successAt'),
                charge.successAt && (
                  <>
                    <WorkshopTime value={charge.successAt} />
                    {charge.status === 'FAILED' && ` · ${t('reversed')}`}
                  </>
                ),
              ],
              [t('fields.confirmedBy'), confirmedBy && t('confirmedOnce', { name: confirmedBy.username })],
              [t('fields.note'), charge.note || null],
              [
                t('fields.transactions'),
                isCredited ? (
                  <LedgerLink key="ledger" number={chargeNo}>
                    {t('toLedger')}
                  </LedgerLink>
                ) : null,
              ],
            ]}
          />
          {charge.doubts.length > 0 && (
            <div className="mt-6">
              <DoubtList doubts={charge.doubts} />
            </div>
          )}
        </Part>
        {isCredited && status !== 'FAILED' && (
          <Part title={t('parts.refund')}>
            <Facts
              facts={[
                [
                  t('fields.refundable'),
                  status === 'SUCCESS' || status === 'REFUND_FAILED' ? formatMoney(refundable) : null,
                ],
                [t('fields.refunded'), refunded > 0 ? formatMoney(refunded) : null],
                [
                  t('fields.refundNo'),
                  refundNo ? (
                    <Link
                      key="refund"
                      to={href('/admin/wallet-manage/refunds/:refundNo', { refundNo })}
                      className="text-sky tabular-nums underline decoration-sky/40"
                    >
                      {refundNo}
                    </Link>
                  ) : (
                    t('noRefund')
                  ),
                ],
              ]}
            />
          </Part>
        )}
      </div>
      <div>
        <Part title={t('parts.timeline')}>
          <Timeline label={t('parts.timeline')} entries={events} />
        </Part>
      </div>
    </Columns>
  );
}
