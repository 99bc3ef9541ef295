import type { Recharge } from '@junyao/commerce/contract';
import { rechargeStates } from '@junyao/commerce/contract/states';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { Detail, Details } from '../../private/details.tsx';
import { load } from '../../private/load.ts';
import { LocalTime } from '../../private/local-time.tsx';
import { PageHeader } from '../../private/page-header.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { withQuery } from '../../ui/with-query.ts';
import type { Route } from './+types/charge-detail';
import { ChargeActions } from './charge-actions.tsx';
import { action } from './charge-detail-action.ts';
import { ChargeStatus, RefundedPart } from './charge-status.tsx';
import { Missing } from './missing.tsx';
import { RefundStatus } from './refund-status.tsx';

export const handle: RouteHandle = { title: 'wallet:chargeDetail.title', namespaces: ['wallet'] };

export async function clientLoader({ request, params: { chargeNo } }: Route.ClientLoaderArgs) {
  return { found: chargeNo ? await load(get('/wallet/charge/detail', { chargeNo }, request)) : undefined };
}

export const clientAction = action;

export default function ChargeDetail({ loaderData: { found } }: Route.ComponentProps) {
  const { t } = useTranslation('wallet');
  return (
    <>
      <PageHeader>{found?.value && <ChargeStatus charge={found.value} />}</PageHeader>
      {found?.value ? (
        <Found charge={found.value} />
      ) : (
        <Missing error={found?.error} failed={t('fetchChargeFailed')} />
      )}
    </>
  );
}

function Found({ charge }: { charge: Recharge }) {
  const { t } = useTranslation('wallet');
  const refundable = rechargeStates.can(charge.status, 'applyRefund', 'member');
  return (
    <div className="max-w-2xl">
      <p className="border-t border-rim pt-5 font-heading text-display wrap-anywhere lining-nums">
        {formatMoney(charge.amount)}
      </p>
      <RefundedPart charge={charge} />
      <div className="mt-6">
        <Details>
          <Detail term={t('chargeDetail.chargeNo')}>
            <span className="break-all tabular-nums">{charge.chargeNo}</span>
          </Detail>
          <Detail term={t('chargeDetail.channel')}>{t(`channels.${charge.channel}`)}</Detail>
          <Detail term={t('chargeDetail.createdAt')}>
            <LocalTime value={charge.createdAt} />
          </Detail>
          {charge.orderNo && (
            <Detail term={t('chargeDetail.order')}>
              <Link
                to={withQuery(href('/user/order/detail'), { orderNo: charge.orderNo })}
                className="text-sky tabular-nums underline decoration-sky/40 hover:decoration-sky"
              >
                {charge.orderNo}
              </Link>
            </Detail>
          )}
          {charge.successAt && (
            <Detail term={t('chargeDetail.successAt')}>
              <LocalTime value={charge.successAt} />
            </Detail>
          )}
          {charge.withdrawnAt && (
            <Detail term={t('chargeDetail.withdrawnAt')}>
              <LocalTime value={charge.withdrawnAt} />
            </Detail>
          )}
          {charge.serialNo && (
            <Detail term={t('chargeDetail.serialNo')}>
              <span className="break-all tabular-nums">{charge.serialNo}</span>
            </Detail>
          )}
          {refundable && (
            <Detail term={t('chargeDetail.unspent')}>
              <span className="tabular-nums">{formatMoney(charge.refundable)}</span>
            </Detail>
          )}
          {charge.refunds.length > 0 && (
            <Detail term={t('chargeDetail.refunds')}>
              <ul className="space-y-2">
                {charge.refunds.map((refund) => (
                  <RefundLine key={refund.refundNo} refund={refund} />
                ))}
              </ul>
            </Detail>
          )}
        </Details>
      </div>
      <ChargeActions charge={charge} />
    </div>
  );
}

function RefundLine({ refund }: { refund: Recharge['refunds'][number] }) {
  const { refundNo, status, amount, actualAmount } = refund;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4">
      <span className="tabular-nums">{formatMoney(actualAmount ?? amount)}</span>
      <RefundStatus status={status} />
      <Link
        to={href('/user/wallet/refund/detail/:refundNo?', { refundNo })}
        className="break-all text-sky tabular-nums underline decoration-sky/40 hover:decoration-sky"
      >
        {refundNo}
      </Link>
    </li>
  );
}
