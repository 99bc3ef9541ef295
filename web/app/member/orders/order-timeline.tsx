import type { Order } from 'commerce/contract';
import { useTranslation } from 'react-i18next';
import { LocalTime } from '../../private/local-time.tsx';

/** The events of an order, from latest to earliest. */
export function OrderTimeline({ timeline }: { timeline: Order['timeline'] }) {
  const { t } = useTranslation('order');
  return (
    <ol className="border-t border-hairline pt-4">
      {timeline.toReversed().map(({ at, event, actor, reason }, index) => (
        <li
          key={`${at}${event}`}
          className="relative border-l border-hairline pb-5 pl-5 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className={`absolute top-2 -left-[3.5px] size-1.5 ${index === 0 ? 'bg-rim' : 'bg-hairline'}`}
          />
          <p className={index === 0 ? '' : 'text-stone'}>{t(`events.${event}`)}</p>
          {event === 'refundAsked' && <p className="break-words text-stone">{reason}</p>}
          <p className="text-label text-stone">
            <LocalTime value={at} /> · {t(`actors.${actor}`)}
          </p>
        </li>
      ))}
    </ol>
  );
}
