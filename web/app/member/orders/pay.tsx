import type { Order } from '@junyao/commerce/contract';
import { orderStates } from '@junyao/commerce/contract/states';
import type { ComponentProps, ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { PageHeader } from '../../private/page-header.tsx';
import { askBalanceEarly } from '../use-balance.ts';
import type { Route } from './+types/pay';
import { isJustPaid } from './is-just-paid.ts';
import { loadOrder } from './load-order.ts';
import { OrderAddress } from './order-address.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderMissing } from './order-missing.tsx';
import { action } from './pay-action.ts';
import { loadPaying } from './pay-directly/load-paying.ts';
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
  const order = found?.value?.order;
  const Settled = order && !canBePaid(order) ? await importSettled(order) : undefined;
  const paying = order && (await loadPaying(order, request));
  return { found, Settled, paying, phone: profile.value?.phone ?? null };
}

export const clientAction = action;

export default function OrderPay({ loaderData: { found, Settled, paying, phone } }: Route.ComponentProps) {
  const { t } = useTranslation('order');
  const paid = found?.value && isJustPaid(found.value.order);
  return (
    <>
      <PageHeader title={paid ? t('thanks.title') : undefined} />
      {!found?.value ? (
        <OrderMissing error={found?.error} />
      ) : canBePaid(found.value.order) ? (
        <ToPay {...found.value} paying={paying} phone={phone} />
      ) : (
        Settled && <Settled order={found.value.order} />
      )}
    </>
  );
}

/** Most visits end before, so the loader imports it when the order can't be paid. */
async function importSettled(order: Order): Promise<ComponentType<{ order: Order }>> {
  if (isJustPaid(order)) return (await import('./paid-order.tsx')).PaidOrder;
  return (await import('./nothing-to-pay.tsx')).NothingToPay;
}

function canBePaid({ status }: Order): boolean {
  return orderStates.can(status, 'pay', 'member');
}

function ToPay({ order, clockOffset, paying, phone }: ComponentProps<typeof PayForm>) {
  const { t } = useTranslation('order');
  return (
    <div className="grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <PayForm order={order} clockOffset={clockOffset} paying={paying} phone={phone} />
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
