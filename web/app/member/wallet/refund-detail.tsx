import type { Refund } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { Detail, Details } from '../../private/details.tsx';
import { load } from '../../private/load.ts';
import { LocalTime } from '../../private/local-time.tsx';
import { PageHeader } from '../../private/page-header.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatMoney } from '../../ui/price.tsx';
import type { Route } from './+types/refund-detail';
import { Missing } from './missing.tsx';
import { RefundStatus } from './refund-status.tsx';

export const handle: RouteHandle = { title: 'wallet:refundDetail.title', namespaces: ['wallet'] };

export async function clientLoader({ request, params: { refundNo } }: Route.ClientLoaderArgs) {
  return { found: refundNo ? await load(get('/wallet/refund/detail', { refundNo }, request)) : undefined };
}

export default function RefundDetail({ loaderData: { found } }: Route.ComponentProps) {
  const { t } = useTranslation('wallet');
  return (
    <>
      <PageHeader>{found?.value && <RefundStatus status={found.value.status} />}</PageHeader>
      {found?.value ? (
        <Found refund={found.value} />
      ) : (
        <Missing error={found?.error} failed={t('fetchRefundFailed')} />
      )}
    </>
  );
}

function Found({ refund }: { refund: Refund }) {
  const { t } = useTranslation('wallet');
  const { chargeNo, status } = refund;
  return (
    <div className="max-w-2xl">
      <p className="border-t border-rim pt-5 font-heading text-display wrap-anywhere lining-nums">
        {formatMoney(refund.actualAmount ?? refund.amount)}
      </p>
      <div className="mt-4">
        {status === 'PROCESSING' && (
          <Notice tone="calm" title={t(refund.approved ? 'arrival' : 'refundDetail.review')}>
            {t(refund.approved ? 'refundDetail.processing' : 'refundDetail.afterReview')}
          </Notice>
        )}
        {status === 'FAILED' && <WhyFailed refund={refund} />}
      </div>
      <div className="mt-6">
        <Details>
          <Detail term={t('refundDetail.refundNo')}>
            <span className="break-all tabular-nums">{refund.refundNo}</span>
          </Detail>
          <Detail term={t('refundDetail.amount')}>
            <span className="tabular-nums">{formatMoney(refund.amount)}</span>
          </Detail>
          {refund.actualAmount !== null && (
            <Detail term={t('refundDetail.actualAmount')}>
              <span className="tabular-nums">{formatMoney(refund.actualAmount)}</span>
            </Detail>
          )}
          <Detail term={t('refundDetail.channel')}>{t(`channels.${refund.channel}`)}</Detail>
          <Detail term={t('refundDetail.reason')}>{refund.reason}</Detail>
          <Detail term={t('refundDetail.appliedAt')}>
            <LocalTime value={refund.appliedAt} />
          </Detail>
          {refund.completedAt && (
            <Detail term={t('refundDetail.completedAt')}>
              <LocalTime value={refund.completedAt} />
            </Detail>
          )}
          <Detail term={t('refundDetail.chargeNo')}>
            <Link
              to={href('/user/wallet/charge/detail/:chargeNo?', { chargeNo })}
              className="break-all text-sky tabular-nums underline decoration-sky/40 hover:decoration-sky"
            >
              {chargeNo}
            </Link>
          </Detail>
          {refund.originalSerialNo && (
            <Detail term={t('refundDetail.originalSerialNo')}>
              <span className="break-all tabular-nums">{refund.originalSerialNo}</span>
            </Detail>
          )}
          {refund.refundSerialNo && (
            <Detail term={t('refundDetail.refundSerialNo')}>
              <span className="break-all tabular-nums">{refund.refundSerialNo}</span>
            </Detail>
          )}
        </Details>
      </div>
    </div>
  );
}

function WhyFailed({ refund: { failedBy, failureReason } }: { refund: Refund }) {
  const { t } = useTranslation('wallet');
  return (
    <Notice title={t(failedBy ? `refundDetail.failedBy.${failedBy}` : 'refundFailed')}>
      {failureReason && <p className="text-ink">{failureReason}</p>}
      <p>{t('refundDetail.backInWallet')}</p>
    </Notice>
  );
}
