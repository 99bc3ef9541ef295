import type { Recharge } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { PageHeader } from '../../private/page-header.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { type TimedOrder, withClock } from '../orders/load-order.ts';
import { askBalanceEarly, useBalance } from '../use-balance.ts';
import type { Route } from './+types/pay-success';
import { action } from './charge/charge-action.ts';
import { ContactSteps } from './charge/contact-steps.tsx';
import { RechargeButton } from './charge/recharge-button.tsx';
import { ChargeStatus, RefundedPart } from './charge-status.tsx';
import { Missing } from './missing.tsx';
import { PaidForOrder } from './paid-for-order.tsx';
import type { PayOnline as PayOnlinePart } from './pay-online/pay-online.tsx';
import type { UnpaidOrders as UnpaidOrdersPart } from './unpaid-orders.tsx';
import { useOrderOf } from './use-order-of.ts';
import { usePendingCharge } from './use-pending-charge.ts';

export const handle: RouteHandle = {
  title: 'wallet:payStatus.title',
  namespaces: ['wallet', 'order', 'artworks'],
};

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const chargeNo = new URL(request.url).searchParams.get('chargeNo')?.trim();
  if (!chargeNo) return { charge: undefined, PayOnline: undefined, UnpaidOrders: undefined, unpaid: [] };
  askBalanceEarly();
  const [charge, orders] = await Promise.all([
    load(get('/wallet/charge/detail', { chargeNo }, request)),
    load(get('/order/query', { status: 'WAITING_PAYMENT' }, request)),
  ]);
  const isOnline = charge.value?.status === 'PENDING' && charge.value.payableUntil !== null;
  const unpaid = charge.value?.orderNo ? [] : (orders.value?.items.map(withClock) ?? []);
  // Most visits have nothing to pay.
  const PayOnline = isOnline ? (await import('./pay-online/pay-online.tsx')).PayOnline : undefined;
  const UnpaidOrders = unpaid.length > 0 ? (await import('./unpaid-orders.tsx')).UnpaidOrders : undefined;
  return { charge, PayOnline, UnpaidOrders, unpaid };
}

export const clientAction = action;

export default function PaySuccess({
  loaderData: { charge, PayOnline, UnpaidOrders, unpaid },
}: Route.ComponentProps) {
  const { t } = useTranslation(['wallet', 'order']);
  return (
    <>
      <PageHeader title={charge?.value?.orderNo ? t('order:payment.status') : undefined} />
      {charge?.value ? (
        <PaymentStatus
          key={charge.value.chargeNo}
          loaded={charge.value}
          PayOnline={PayOnline}
          UnpaidOrders={UnpaidOrders}
          unpaid={unpaid}
        />
      ) : (
        <Missing error={charge?.error} failed={t('fetchChargeFailed')} />
      )}
    </>
  );
}

interface PaymentStatusProps {
  loaded: Recharge;
  PayOnline: typeof PayOnlinePart | undefined;
  UnpaidOrders: typeof UnpaidOrdersPart | undefined;
  unpaid: TimedOrder[];
}

function PaymentStatus({ loaded, PayOnline, UnpaidOrders, unpaid }: PaymentStatusProps) {
  const { t } = useTranslation(['wallet', 'order']);
  const { charge, isUnreachable } = usePendingCharge(loaded);
  const { status, chargeNo, orderNo } = charge;
  const { data: order, isLoading } = useOrderOf(charge);
  const isUnclear = status === 'SUCCESS' && isLoading;
  const hasPaid = status === 'SUCCESS' && order?.payment?.recharge?.chargeNo === chargeNo;
  return (
    <div className="max-w-2xl">
      <section
        role="status"
        aria-label={t(orderNo ? 'order:payment.status' : 'payStatus.title')}
        className="border-t border-rim pt-5"
      >
        {isUnclear ? (
          <Skeleton className="h-6 w-24" />
        ) : hasPaid ? (
          <StatusMark tone="good">{t('order:payment.success')}</StatusMark>
        ) : (
          <ChargeStatus charge={charge} />
        )}
        <p className="mt-1 font-heading text-display wrap-anywhere lining-nums">
          {formatMoney(charge.amount)}
        </p>
        <RefundedPart charge={charge} />
        {!hasPaid && !isUnclear && <Outcome charge={charge} isUnreachable={isUnreachable} />}
        {order && <PaidForOrder status={status} order={order} />}
      </section>
      {status === 'PENDING' && (
        <div className="mt-8">
          {charge.payableUntil === null ? (
            <ContactSteps charge={charge} />
          ) : (
            PayOnline && (
              <PayOnline charge={charge} payableUntil={charge.payableUntil} isUnreachable={isUnreachable} />
            )
          )}
        </div>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        {status === 'FAILED' && <RechargeButton />}
        <Link
          to={href('/user/wallet/charge/detail/:chargeNo?', { chargeNo })}
          className={buttonClass('quiet')}
        >
          {t('payStatus.toDetail')}
        </Link>
        <Link to={href('/user/wallet')} className={buttonClass('plain')}>
          {t('toWallet')}
        </Link>
      </div>
      {UnpaidOrders && <UnpaidOrders orders={unpaid} />}
    </div>
  );
}

function Outcome({ charge, isUnreachable }: { charge: Recharge; isUnreachable: boolean }) {
  const { status, withdrawnAt, payableUntil, refunded } = charge;
  const { t } = useTranslation('wallet');
  const { data: wallet } = useBalance();
  if (status === 'PENDING') {
    const waiting = isUnreachable ? 'unreachable' : 'waitingContact';
    return payableUntil === null && <p className="mt-3">{t(`payStatus.${waiting}`)}</p>;
  }
  if (status === 'FAILED') {
    return <p className="mt-3">{t(withdrawnAt ? 'payStatus.withdrawn' : 'payStatus.failed')}</p>;
  }
  return (
    <div className="mt-3">
      {!refunded && <p>{t('payStatus.credited')}</p>}
      {wallet && <p>{t('payStatus.available', { amount: formatMoney(wallet.available) })}</p>}
    </div>
  );
}
