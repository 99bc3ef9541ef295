import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { formatMoney } from '../../ui/price.tsx';
import { ChargeStatus } from '../charges/charge-status.tsx';
import { useChannels } from '../charges/use-channels.ts';
import { LedgerLink } from '../record/ledger-link.tsx';
import { Facts, Part, Record } from '../record/record.tsx';
import { WalletLink } from '../record/wallet-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/record';
import { NoticeButtons } from './notice-buttons.tsx';
import { noticeForms } from './notice-forms.ts';
import { DoubtfulMoney, NoticeStatus } from './notice-status.tsx';
import type { NoticeRow } from './offered-actions.ts';

export const handle: RouteHandle = { namespaces: ['admin-notices', 'admin-charges', 'wallet'] };

export function clientLoader({ request, params: { noticeId } }: Route.ClientLoaderArgs) {
  return load(get('/admin/charges/notice', { noticeId }, request));
}

export const clientAction = formAction(...Object.values(noticeForms));

export default function NoticeRecord({ loaderData: found, params: { noticeId } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-notices');
  const serialNo = found.value?.serialNo;
  return (
    <Record
      key={noticeId}
      found={found}
      list={href('/admin/wallet-manage/in-doubt')}
      title={serialNo || t('one')}
      failed={t('loadFailed')}
      {...(serialNo && { copies: serialNo })}
      summary={(notice) => (
        <>
          <NoticeStatus notice={notice} />
          <DoubtfulMoney notice={notice} />
          {notice.member && <WalletLink {...notice.member} />}
        </>
      )}
      actions={(notice) => <NoticeButtons notice={notice} />}
    >
      {(notice) => <Content notice={notice} />}
    </Record>
  );
}

function Content({ notice }: { notice: NoticeRow }) {
  const { t } = useTranslation('admin-notices');
  const { channelName } = useChannels();
  const { outcome, chargeNo, chargeStatus, dealtWith, credit, creditedBy, creditedTo, creditedAmount } =
    notice;
  return (
    <>
      <Part title={t('parts.payment')}>
        <p className="measure mb-4">{t(`explained.${outcome}`)}</p>
        <Facts
          facts={[
            [t('fields.outcome'), t(`outcomes.${outcome}`)],
            [t('fields.amount'), <DoubtfulMoney key="amount" notice={notice} />],
            [t('fields.channel'), channelName(notice.channel)],
            [t('fields.serialNo'), notice.serialNo || t('noSerialNo')],
            [t('fields.at'), <WorkshopTime key="at" value={notice.at} />],
            [
              t('fields.member'),
              notice.member ? <WalletLink key="member" {...notice.member} /> : t('unknownMember'),
            ],
            [
              t('fields.chargeNo'),
              chargeNo ? (
                <Link
                  key="charge"
                  to={href('/admin/wallet-manage/charges/:chargeNo', { chargeNo })}
                  className="text-sky tabular-nums underline decoration-sky/40"
                >
                  {chargeNo}
                </Link>
              ) : (
                t('unknownCharge')
              ),
            ],
            [
              t('fields.chargeStatus'),
              chargeStatus && <ChargeStatus charge={{ status: chargeStatus, withdrawnAt: null }} />,
            ],
            [
              t('fields.creditedBy'),
              creditedBy ? (
                <LedgerLink key="credited" number={creditedBy}>
                  {creditedBy}
                </LedgerLink>
              ) : null,
            ],
            [t('fields.creditedTo'), creditedTo && <WalletLink key="creditedTo" {...creditedTo} />],
            [
              t('fields.creditedAmount'),
              creditedAmount === null ? null : (
                <span key="creditedAmount" className="tabular-nums">
                  {formatMoney(creditedAmount)}
                </span>
              ),
            ],
            [
              t('fields.creditedAt'),
              notice.creditedAt && <WorkshopTime key="creditedAt" value={notice.creditedAt} />,
            ],
          ]}
        />
      </Part>
      {dealtWith && (
        <Part title={t('parts.dealtWith')}>
          <Facts
            facts={[
              [t('fields.status'), <NoticeStatus key="status" notice={notice} />],
              [t('fields.dealtBy'), dealtWith.by.username],
              [t('fields.dealtAt'), <WorkshopTime key="at" value={dealtWith.at} />],
              [t('fields.reason'), dealtWith.reason],
              [
                t('fields.transaction'),
                credit?.transactionNo ? (
                  <LedgerLink key="transaction" number={credit.transactionNo}>
                    {credit.transactionNo}
                  </LedgerLink>
                ) : null,
              ],
              [
                t('fields.proposal'),
                credit ? (
                  <Link
                    key="proposal"
                    to={href('/admin/wallet-manage/proposals/:proposalId', { proposalId: credit.proposalId })}
                    className="text-sky underline decoration-sky/40"
                  >
                    {t('toProposal')}
                  </Link>
                ) : null,
              ],
            ]}
          />
        </Part>
      )}
    </>
  );
}
