import type { Order } from '@junyao/commerce/contract';
import { orderStates } from '@junyao/commerce/contract/states';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { PageHeader } from '../../private/page-header.tsx';
import { askBalanceEarly } from '../use-balance.ts';
import type { Route } from './+types/pay';
import { isJustPaid } from './is-just-paid.ts';
import { loadOrder } from './load-order.ts';
import { NothingToPay } from './nothing-to-pay.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderMissing } from './order-missing.tsx';
import { PaidOrder } from './paid-order.tsx';
import { action } from './pay-action.ts';
import { PayForm } from './pay-form.tsx';

export const handle: RouteHandle = {
  title: 'order:pay.title',
  namespaces: ['order', 'wallet', 'auth', 'artworks'],
};

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  askBalanceEarly();
  const [found, profile] = await Promise.all([
    loadOrder(request),
    load(get('/userinfo/profile/query', {}, request)),
  ]);
  const chargeNo = found?.value?.order.recharge?.chargeNo;
  const charge = chargeNo ? await load(get('/wallet/charge/detail', { chargeNo }, request)) : undefined;
  return { found, charge: charge?.value, phone: profile.value?.phone ?? null };
}

export const clientAction = action;

export default function OrderPay({ loaderData: { found, charge, phone } }: Route.ComponentProps) {
  const { t } = useTranslation('order');
  const paid = found?.value && isJustPaid(found.value.order);
  return (
    <>
      <PageHeader title={paid ? t('thanks.title') : undefined} />
      {!found?.value ? (
        <OrderMissing error={found?.error} />
      ) : isJustPaid(found.value.order) ? (
        <PaidOrder order={found.value.order} />
      ) : canBePaid(found.value.order) ? (
        <ToPay {...found.value} charge={charge} phone={phone} />
      ) : (
        <NothingToPay order={found.value.order} />
      )}
    </>
  );
}

function canBePaid({ status }: Order): boolean {
  return orderStates.can(status, 'pay', 'member');
}

function ToPay({ order, clockOffset, charge, phone }: ComponentProps<typeof PayForm>) {
  const { t } = useTranslation('order');
  return (
    <div className="grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <PayForm order={order} clockOffset={clockOffset} charge={charge} phone={phone} />
      <div className="space-y-10">
        <section>
          <h2 className="mb-4 text-lead">{t('detail.pieces')}</h2>
          <OrderItems order={order} />
        </section>
        <section>
          <h2 className="mb-4 text-lead">{t('detail.address')}</h2>
          <OrderAddress address={order.address} />
        </section>
      </div>
    </div>
  );
}
