import type { Order as OrderView } from '../../contract/order.ts';
import type { Mover } from '../../contract/state-table.ts';
import type { OrderEvent, OrderStatus } from '../../contract/states.ts';
import { isoTime } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import { type Language, readTexts } from '../locales.ts';

/** Members do not see what staff wrote. */
export type Reader = 'member' | 'staff';

interface Shown {
  language: Language;
  reader: Reader;
}

/** @param refunds of the order, the oldest first: each was decided by one move out of `REFUNDING` */
export function presentTimeline(
  rows: readonly Row<'orderTimeline'>[],
  refunds: readonly Pick<Row<'orderRefunds'>, 'transactionNo'>[],
  shown: Shown,
): OrderView['timeline'] {
  let decided = 0;
  return rows.map((row) => {
    const refund = row.fromStatus === 'REFUNDING' ? refunds[decided++] : undefined;
    return presentMove(row, shown, refund?.transactionNo != null);
  });
}

/** @param isPaidBack whether the move ended a request for a refund with a payment */
export function presentMove(
  row: Row<'orderTimeline'>,
  { language, reader }: Shown,
  isPaidBack = false,
): OrderView['timeline'][number] {
  const event = eventOf(row, isPaidBack);
  const actor = moverOf(row.actor);
  const own = event === 'refundAsked';
  const written = own || (reader === 'staff' && actor === 'staff') ? row.reason : '';
  return {
    at: isoTime(row.at),
    from: row.fromStatus,
    to: row.toStatus,
    actor,
    event,
    reason: written || texts[language].events[event],
  };
}

const texts = readTexts<{ events: Record<OrderEvent, string> }>('order.json');

/** The event follows from the states and the actor: a reason is stored only if somebody gave one. */
function eventOf({ fromStatus, toStatus, actor }: Row<'orderTimeline'>, isPaidBack: boolean): OrderEvent {
  if (fromStatus === 'REFUNDING' && toStatus !== 'REFUNDED')
    return isPaidBack ? 'partRefunded' : 'refundRejected';
  const event = eventsTo[toStatus];
  return typeof event === 'string' ? event : event[moverOf(actor)];
}

const eventsTo: Record<OrderStatus, OrderEvent | Record<Mover, OrderEvent>> = {
  WAITING_PAYMENT: 'submitted',
  PAID: 'paid',
  CANCELLED: 'cancelled',
  TIMED_OUT: 'timedOut',
  COMPLETED: { member: 'received', staff: 'completedByStaff', system: 'completedByTime' },
  REFUNDING: { member: 'refundAsked', staff: 'refundByStaff', system: 'refundByStaff' },
  REFUNDED: 'refunded',
};

function moverOf(actor: string): Mover {
  const [mover] = actor.split(':');
  return mover === 'member' || mover === 'staff' ? mover : 'system';
}
