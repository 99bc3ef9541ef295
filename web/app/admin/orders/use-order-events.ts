import { useTranslation } from 'react-i18next';
import type { Entry } from '../record/timeline.tsx';
import type { OrderDetail } from './order-row.ts';

type Parcel = NonNullable<OrderDetail['parcelEvents'][number]['parcel']>;

export function useOrderEvents({ timeline, notes, parcelEvents, shipment, payment }: OrderDetail): Entry[] {
  const { t } = useTranslation(['admin-orders', 'order']);
  const describe = ({ carrier, trackingNo }: Parcel) => `${carrier} ${trackingNo}`;
  const moves = timeline.map(({ at, event, by, reason }) => ({
    key: `${at}${event}`,
    at,
    title: t(event === 'paid' && payment?.recharge ? 'order:payment.success' : `order:events.${event}`),
    by: by === 'system' ? t('bySystem') : by,
    text: reason === t(`order:events.${event}`) ? undefined : reason,
  }));
  const parcels = parcelEvents.map(({ at, event, by, parcel, before, condition, reason }, index) => ({
    key: `parcel${index}${at}`,
    at,
    title: t(`parcelEvents.${condition ?? event}`),
    by,
    text: [before, parcel].flatMap((each) => (each ? describe(each) : [])).join(' → ') || reason || undefined,
  }));
  // The log has no entry for some shipments, such as those of demo orders.
  const unlogged =
    shipment && !parcelEvents.some(({ event }) => event === 'shipped')
      ? [
          {
            key: 'shipped',
            at: shipment.shippedAt,
            title: t('parcelEvents.shipped'),
            by: t('bySystem'),
            text: describe(shipment),
          },
        ]
      : [];
  const noted = notes.map(({ at, author, text }, index) => ({
    key: `note${index}${at}`,
    at,
    title: t('noted'),
    by: author,
    text,
  }));
  return [...moves, ...unlogged, ...parcels, ...noted];
}
