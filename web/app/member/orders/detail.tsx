import type { Order } from 'commerce/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link, useRevalidator } from 'react-router';
import type { RouteHandle } from '../../i18n/settings.ts';
import { PageHeader } from '../../private/page-header.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Notice } from '../../ui/notice.tsx';
import { withQuery } from '../../ui/with-query.ts';
import type { Route } from './+types/detail';
import { loadOrder, type TimedOrder } from './load-order.ts';
import { OrderAddress } from './order-address.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderMissing } from './order-missing.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderTimeline } from './order-timeline.tsx';

export const handle: RouteHandle = { title: 'order:detail.title', namespaces: ['order'] };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { found: await loadOrder(request) };
}

export default function OrderDetail({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader>{found?.value && <OrderStatus status={found.value.order.status} />}</PageHeader>
      {found?.value ? <Found {...found.value} /> : <OrderMissing error={found?.error} />}
    </>
  );
}

function Found({ order, clockOffset }: TimedOrder) {
  const { t } = useTranslation('order');
  return (
    <div className="grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="space-y-12">
        {order.status === 'WAITING_PAYMENT' && <ToPay order={order} clockOffset={clockOffset} />}
        {order.status === 'TIMED_OUT' && (
          <Notice tone="calm" title={t('timedOut')}>
            {t('detail.timedOutAdvice')}
          </Notice>
        )}
        <Section title={t('detail.pieces')}>
          <OrderItems order={order} />
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
          <OrderTimeline timeline={order.timeline} />
        </Section>
      </div>
    </div>
  );
}

/** How long the pieces are still held, and the way to the payment. */
function ToPay({ order, clockOffset }: { order: Order; clockOffset: number }) {
  const { t } = useTranslation('order');
  const { revalidate } = useRevalidator();
  return (
    <div className="flex flex-wrap items-center justify-between gap-6 border-t border-plum pt-5">
      <p className="text-stone">
        {t('remaining')}
        <Countdown
          until={order.payableUntil}
          clockOffset={clockOffset}
          onEnd={() => void revalidate()}
          className="block font-heading text-headline text-plum"
        />
      </p>
      <Link
        to={withQuery(href('/user/order/pay'), { orderNo: order.orderNo })}
        className={buttonClass('primary')}
      >
        {t('list.pay')}
      </Link>
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
