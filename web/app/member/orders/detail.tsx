import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteHandle } from '../../i18n/settings.ts';
import { PageHeader } from '../../private/page-header.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useImported } from '../../ui/use-imported.ts';
import type { Route } from './+types/detail';
import { loadOrder, type TimedOrder } from './load-order.ts';
import { action } from './move-forms.ts';
import { NextStep } from './next-step.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderMissing } from './order-missing.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderShipment } from './order-shipment.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { RefundedTotal, RefundedUnits } from './refunded.tsx';

export const handle: RouteHandle = { title: 'order:detail.title', namespaces: ['order', 'wallet'] };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { found: await loadOrder(request) };
}

export const clientAction = action;

export default function OrderDetail({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader>{found?.value && <OrderStatus order={found.value.order} />}</PageHeader>
      {found?.value ? <Found {...found.value} /> : <OrderMissing error={found?.error} />}
    </>
  );
}

const importRefunds = () => import('./order-refunds.tsx');

function Found({ order, clockOffset }: TimedOrder) {
  const { t } = useTranslation('order');
  const Refunds = useImported(importRefunds, order.refunds.length > 0).module?.default;
  return (
    <div className="grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="space-y-12">
        <NextStep order={order} clockOffset={clockOffset} />
        {order.status === 'TIMED_OUT' && (
          <Notice tone="calm" title={t('timedOut')}>
            {t('detail.timedOutAdvice')}
          </Notice>
        )}
        {order.refunds.length > 0 && (
          <Section title={t('detail.refund')}>
            {Refunds && <Refunds refunds={order.refunds} recharge={order.payment?.recharge} />}
          </Section>
        )}
        {order.shipment && (
          <Section title={t('detail.shipment')}>
            <OrderShipment shipment={order.shipment} />
          </Section>
        )}
        <Section title={t('detail.pieces')}>
          <OrderItems order={order} noteOf={(item) => <RefundedUnits item={item} refunds={order.refunds} />}>
            <RefundedTotal refunds={order.refunds} />
          </OrderItems>
        </Section>
        <Section title={t('detail.payment')}>
          <OrderPayment order={order} />
        </Section>
      </div>
      <div className="space-y-12">
        <Section title={t('detail.address')}>
          <OrderAddress address={order.address} />
        </Section>
        <Section title={t('detail.remark')}>
          <p className="border-t border-hairline pt-4 whitespace-pre-line">
            {order.remark || <span className="text-stone">{t('detail.noRemark')}</span>}
          </p>
        </Section>
        <Section title={t('detail.timeline')}>
          <OrderTimeline timeline={order.timeline} shipment={order.shipment} payment={order.payment} />
        </Section>
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-lead">{title}</h2>
      {children}
    </section>
  );
}
