import type { Recharge } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { PageHeader } from '../../private/page-header.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { type TimedOrder, withClock } from '../orders/load-order.ts';
import { OrderRow } from '../orders/order-row.tsx';
import { askBalanceEarly, useBalance } from '../use-balance.ts';
import type { Route } from './+types/pay-success';
import { action } from './charge/charge-action.ts';
import { ContactSteps } from './charge/contact-steps.tsx';
import { RechargeButton } from './charge/recharge-button.tsx';
import { ChargeStatus, RefundedPart } from './charge-status.tsx';
import { Missing } from './missing.tsx';
import { PayOnline } from './pay-online/pay-online.tsx';
import { useIsOver } from './pay-online/use-is-over.ts';
import { purposeOf } from './purpose-of-charge.ts';
import { usePendingCharge } from './use-pending-charge.ts';

export const handle: RouteHandle = {
  title: 'wallet:payStatus.title',
  namespaces: ['wallet', 'order', 'artworks'],
};

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const chargeNo = new URL(request.url).searchParams.get('chargeNo')?.trim();
  if (!chargeNo) return { charge: undefined, unpaid: [] };
  askBalanceEarly();
  const [charge, orders] = await Promise.all([
    load(get('/wallet/charge/detail', { chargeNo }, request)),
    load(get('/order/query', { status: 'WAITING_PAYMENT' }, request)),
  ]);
  return { charge, unpaid: orders.value?.items.map(withClock) ?? [] };
}

export const clientAction = action;

export default function PaySuccess({ loaderData: { charge, unpaid } }: Route.ComponentProps) {
  const { t } = useTranslation('wallet');
  return (
    <>
      <PageHeader />
      {charge?.value ? (
        <PaymentStatus key={charge.value.chargeNo} loaded={charge.value} unpaid={unpaid} />
      ) : (
        <Missing error={charge?.error} failed={t('fetchChargeFailed')} />
      )}
    </>
  );
}

function PaymentStatus({ loaded, unpaid }: { loaded: Recharge; unpaid: TimedOrder[] }) {
  const { t } = useTranslation(['wallet', 'order']);
  const charge = usePendingCharge(loaded);
  const { status, chargeNo } = charge;
  const isOver = useIsOver(charge.payableUntil);
  const purpose = unpaid.find(({ order }) => order.orderNo === purposeOf(chargeNo));
  const others = unpaid.filter((each) => each !== purpose);
  return (
    <div className="max-w-2xl">
      <section role="status" aria-label={t('payStatus.title')} className="border-t border-rim pt-5">
        <ChargeStatus charge={charge} />
        <p className="mt-1 font-heading text-display wrap-anywhere lining-nums">
          {formatMoney(charge.amount)}
        </p>
        <RefundedPart charge={charge} />
        <Outcome charge={charge} isOver={isOver} />
      </section>
      {status === 'PENDING' && (
        <div className="mt-8">
          {charge.payableUntil === null ? (
            <ContactSteps charge={charge} />
          ) : (
            !isOver && <PayOnline charge={charge} payableUntil={charge.payableUntil} />
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
      {purpose && <UnpaidOrders title={t('payStatus.purpose')} orders={[purpose]} />}
      {others.length > 0 && <UnpaidOrders title={t('payStatus.unpaid')} orders={others} />}
    </div>
  );
}

function UnpaidOrders({ title, orders }: { title: string; orders: TimedOrder[] }) {
  return (
    <section className="mt-14">
      <h2 className="text-lead">{title}</h2>
      <ul>
        {orders.map(({ order, clockOffset }) => (
          <OrderRow key={order.orderNo} order={order} clockOffset={clockOffset} />
        ))}
      </ul>
    </section>
  );
}

function Outcome({
  charge: { status, withdrawnAt, payableUntil, refunded },
  isOver,
}: {
  charge: Recharge;
  /** Whether the time for paying is over. */
  isOver: boolean;
}) {
  const { t } = useTranslation('wallet');
  const { data: wallet } = useBalance();
  if (status === 'PENDING') {
    const online = isOver ? 'payStatus.timeOver' : 'payStatus.waitingCashier';
    return <p className="mt-3">{t(payableUntil ? online : 'payStatus.waitingContact')}</p>;
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
