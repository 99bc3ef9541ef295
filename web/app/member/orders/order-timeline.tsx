import type { Order } from 'commerce/contract';
import { useTranslation } from 'react-i18next';
import { LocalTime } from '../local-time.tsx';

/** What happened to an order, the latest first. */
export function OrderTimeline({ timeline }: { timeline: Order['timeline'] }) {
  const { t } = useTranslation('order');
  return (
    <ol className="border-t border-hairline pt-4">
      {timeline.toReversed().map(({ at, from, to, actor }, index) => (
        <li
          key={`${at}${to}`}
          className="relative border-l border-hairline pb-5 pl-5 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className={`absolute top-2 -left-[3.5px] size-1.5 ${index === 0 ? 'bg-rim' : 'bg-hairline'}`}
          />
          <p className={index === 0 ? '' : 'text-stone'}>{t(`events.${eventOf(from, to)}`)}</p>
          <p className="text-label text-stone">
            <LocalTime value={at} /> · {t(`actors.${actor}`)}
          </p>
        </li>
      ))}
    </ol>
  );
}

type Move = Order['timeline'][number];

/** A state says how the order came to it, except after a refund that was asked for in vain. */
function eventOf(from: Move['from'], to: Move['to']) {
  return from === 'REFUNDING' && to !== 'REFUNDED' ? 'refundRejected' : to;
}
