import { bookedChannels } from '../../contract/choices.ts';
import type { OutputOf } from '../../contract/contract.ts';
import { momentsOf } from '../calendar.ts';
import type { Db } from '../db/db.ts';
import { presentReconciliations } from './list-reconciliations.ts';
import { countBookedLater, hasBooked } from './read-booked.ts';

type Found = Pick<OutputOf<'GET /admin/finance/day'>, 'reconciliations' | 'notReconciled'>;

/** Of each channel the latest reconciliation with this day. */
export async function reconciliationsOfDay(db: Db, day: string): Promise<Found> {
  const latest = await Promise.all(
    bookedChannels.map((channel) =>
      db('reconciliations')
        .where({ channel, replacedBy: null })
        .where('fromDay', '<=', day)
        .where('toDay', '>=', day)
        .orderBy([
          { column: 'reconciledAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .first(),
    ),
  );
  const found = latest.flatMap((each) => each ?? []);
  const moments = momentsOf({ from: day, to: day });
  const later = await Promise.all(found.map((each) => countBookedLater(db, each, moments)));
  const views = await presentReconciliations(db, found);
  const others = bookedChannels.filter((channel) => !found.some((each) => each.channel === channel));
  const booked = await Promise.all(others.map((channel) => hasBooked(db, channel, moments)));
  return {
    reconciliations: views.map((view, index) => ({ ...view, bookedLater: later[index] ?? 0 })),
    notReconciled: others.filter((_, index) => booked[index]),
  };
}
