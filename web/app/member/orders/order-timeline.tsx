import type { Order } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { LocalTime } from '../../private/local-time.tsx';

type Row = Pick<Order['timeline'][number], 'at' | 'actor' | 'reason'> & {
  event: Order['timeline'][number]['event'] | 'shipped';
};

/** From the latest event to the earliest. */
export function OrderTimeline({
  timeline,
  shipment,
  payment,
}: Pick<Order, 'timeline' | 'shipment' | 'payment'>) {
  const { t } = useTranslation('order');
  const shipped: Row[] = shipment
    ? [{ at: shipment.shippedAt, event: 'shipped', actor: 'staff', reason: '' }]
    : [];
  const rows = [...timeline, ...shipped].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <ol className="border-t border-hairline pt-4">
      {rows.toReversed().map(({ at, event, actor, reason }, index) => (
        <li
          key={`${at}${event}`}
          className="relative border-l border-hairline pb-5 pl-5 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className={`absolute top-2 -left-[3.5px] size-1.5 ${index === 0 ? 'bg-rim' : 'bg-hairline'}`}
          />
          <p className={index === 0 ? '' : 'text-stone'}>
            {t(event === 'paid' && payment?.recharge ? 'payment.success' : `events.${event}`)}
          </p>
          {event === 'refundAsked' && <p className="break-words text-stone">{reason}</p>}
          <p className="text-label text-stone">
            <LocalTime value={at} /> · {t(`actors.${actor}`)}
          </p>
        </li>
      ))}
    </ol>
  );
}
