import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import { PiecePicture } from '../../cart/piece-picture.tsx';
import { formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { formatMoney } from '../../ui/price.tsx';
import { useMay } from '../frame/staff.ts';
import { AddNote } from '../record/add-note.tsx';
import { nameOrder } from '../record/name-order.ts';
import { PieceLink } from '../record/piece-link.tsx';
import { Columns, Facts, Part, Record } from '../record/record.tsx';
import { linkTo } from '../record/record-link.tsx';
import { Timeline } from '../record/timeline.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/record';
import { orderActions } from './actions.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { noteForm, withdrawNote } from './order-forms.ts';
import type { OrderDetail } from './order-row.ts';
import { OrderStatus } from './order-status.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { Recipient } from './recipient.tsx';
import { RefundFacts } from './refund-facts.tsx';
import { addressed, namedOrder } from './ship-dialog.tsx';
import { useOrderEvents } from './use-order-events.ts';

export const handle: RouteHandle = { namespaces: ['order', 'wallet', 'admin-orders'] };

export async function clientLoader({ request, params: { orderNo } }: Route.ClientLoaderArgs) {
  const loaded = get('/admin/orders/detail', { orderNo }, request);
  return load(loaded.then((order) => ({ order, clockOffset: Date.parse(order.serverTime) - Date.now() })));
}

export const clientAction = formAction(noteForm, ...Object.values(orderActions.forms));

export default function OrderRecord({ loaderData: found, params: { orderNo } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-orders');
  return (
    <Record
      key={orderNo}
      found={found}
      list={href('/admin/orders')}
      title={found.value ? nameOrder(t, namedOrder(found.value.order)) : orderNo}
      number={orderNo}
      failed={t('loadFailed')}
      summary={({ order, clockOffset }) => <Summary order={order} clockOffset={clockOffset} />}
      actions={({ order }) => <OrderButtons order={order} />}
    >
      {({ order }) => <Content order={order} />}
    </Record>
  );
}

function Summary({ order, clockOffset }: { order: OrderDetail; clockOffset: number }) {
  const { t } = useTranslation('admin-orders');
  return (
    <>
      <OrderStatus status={order.status} shipped={order.shipment !== null} />
      {order.status === 'WAITING_PAYMENT' && (
        <span>
          {t('fields.timeLeft')} <Countdown until={order.payableUntil} clockOffset={clockOffset} />
        </span>
      )}
      <span className="tabular-nums">{formatMoney(order.amount)}</span>
      <MemberLink {...order.buyer} />
    </>
  );
}

function MemberLink({ userId, username }: OrderDetail['buyer']) {
  const may = useMay();
  if (!may('users.read')) return <span>{username}</span>;
  return (
    <Link to={href('/admin/users/:userId', { userId })} className="text-sky underline decoration-sky/40">
      {username}
    </Link>
  );
}

function Content({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['admin-orders', 'order', 'admin']);
  const may = useMay();
  const events = useOrderEvents(order);
  const { payment, shipment, refunds } = order;
  return (
    <Columns>
      <div>
        <Part title={t('parts.pieces')}>
          <ul className="space-y-4">
            {order.items.map(({ productCode, productName, imageUrl, price, quantity, refunded }) => (
              <li key={productCode} className="flex items-start gap-4">
                <PiecePicture productCode={productCode} imageUrl={imageUrl} className="w-14" />
                <p className="min-w-0 grow">
                  {productName ?? t('admin:record.unnamedPiece')}
                  <span className="block">
                    <PieceLink productCode={productCode} />
                  </span>
                </p>
                <p className="text-right tabular-nums">
                  {formatMoney(price)}
                  {quantity > 1 && <span className="block text-stone">× {quantity}</span>}
                  {refunded > 0 && (
                    <span className="block text-copper">{t('refund.refunded', { count: refunded })}</span>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </Part>
        <Part title={t('parts.address')}>
          <Recipient {...addressed(order)} />
        </Part>
        {shipment && (
          <Part title={t('parts.parcel')}>
            <Facts
              facts={[
                [t('fields.carrier'), shipment.carrier],
                [t('fields.trackingNo'), shipment.trackingNo],
                [t('fields.shippedAt'), <WorkshopTime key="at" value={shipment.shippedAt} />],
                [
                  t('fields.returned'),
                  order.returned && t(`admin:recordReturn.conditions.${order.returned}`),
                ],
              ]}
            />
          </Part>
        )}
        <Part title={t('parts.payment')}>
          {payment ? (
            <PaymentFacts payment={payment} />
          ) : order.recharge ? (
            <Facts
              facts={[
                [t('fields.amount'), formatMoney(order.recharge.amount)],
                [t('fields.recharge'), linkTo('recharge', order.recharge.chargeNo)],
                [
                  t('fields.heldUntil'),
                  order.recharge.byHand && <WorkshopTime key="until" value={order.payableUntil} />,
                ],
              ]}
            />
          ) : (
            <p className="text-stone">{t('notPaid')}</p>
          )}
        </Part>
        {refunds.length > 0 && (
          <Part title={t('parts.refund')}>
            <div className="space-y-5">
              {refunds.toReversed().map((refund) => (
                <RefundFacts key={refund.appliedAt} refund={refund} sent={shipment !== null} />
              ))}
            </div>
          </Part>
        )}
      </div>
      <div>
        <Part title={t('parts.timeline')}>
          {may('orders.fulfil') && (
            <AddNote
              form={noteForm}
              values={{ orderNo: order.orderNo }}
              withdraw={(version) => withdrawNote(order.orderNo, version)}
            />
          )}
          <Timeline label={t('parts.timeline')} entries={events} />
        </Part>
      </div>
    </Columns>
  );
}
