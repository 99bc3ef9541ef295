import { channels } from '../../contract/choices.ts';
import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { dayOf, momentsOf } from '../calendar.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { gapOf } from './gaps.ts';
import { discardOf, presentMatchings } from './list-matchings.ts';
import { type Booked, readBookedLater, readBookedTimes, readReversedLater } from './read-booked.ts';
import { readStatedTime } from './read-stated-time.ts';
import type { Side } from './read-statement.ts';

type View = OutputOf<'GET /admin/finance/day'>['matchings'][number];
type Kept = Row<'statementMatchings'>;
type Difference = Row<'statementDifferences'>;

/** A channel without money of the day is listed only if its latest matching has differences of that day. */
export async function readMatchingsOf(db: Db, day: string, withMoney: readonly string[]): Promise<View[]> {
  const latest = await Promise.all(
    channels.map((channel) =>
      db('statementMatchings')
        .where({ channel })
        .where('fromDay', '<=', day)
        .where('toDay', '>=', day)
        .whereNotExists(discardOf(db))
        .orderBy([
          { column: 'matchedAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .first(),
    ),
  );
  const found = latest.flatMap((matching) => matching ?? []);
  const views = await presentMatchings(db, found);
  const listed = await Promise.all(
    found.map(async (matching, index) => {
      const view = views[index];
      if (!view) return [];
      const { ofDay, ofRange } = await differencesOf(db, matching, day);
      return { ...view, ofDay, ofRange, bookedLater: await bookedLater(db, matching, day) };
    }),
  );
  return listed.flat().filter(({ channel, ofDay }) => withMoney.includes(channel) || ofDay.differences > 0);
}

async function bookedLater(
  db: Db,
  { id: matchingId, channel, lastPosting, matchedAt }: Kept,
  day: string,
): Promise<View['bookedLater']> {
  const after = { channel, lastPosting, matchedAt, ...momentsOf({ from: day, to: day }) };
  const later = await readBookedLater(db, after);
  const reversed = await readReversedLater(db, { ...after, matchingId });
  return { in: sumUp(later, 'in'), out: sumUp(later, 'out'), reversed: sumUp(reversed, 'in') };
}

function sumUp(booked: Booked[], wanted: Side): View['bookedLater'][Side] {
  const counted = booked.filter(({ side }) => side === wanted);
  return {
    count: counted.length,
    amount: toYuan(counted.reduce((fen, { amountFen }) => fen + amountFen, 0)),
  };
}

async function differencesOf(db: Db, matching: Kept, day: string): Promise<Pick<View, 'ofDay' | 'ofRange'>> {
  const rows = await db('statementDifferences').where({ matchingId: matching.id });
  const resolutions = await db('differenceResolutions').where({ matchingId: matching.id });
  const howOf = new Map(resolutions.map(({ differenceId, how }) => [differenceId, how]));
  const bookedAt = await readBookedTimes(
    db,
    rows.flatMap(({ transactionNo }) => transactionNo ?? []),
  );
  const sum = (chosen: Difference[]) => ({
    differences: chosen.length,
    resolved: chosen.filter(({ id }) => howOf.has(id)).length,
    gap: toYuan(chosen.reduce((fen, row) => fen + gapOf(row, howOf.get(row.id)), 0)),
  });
  const days = rows.map((row) => dayOfDifference(row, matching, bookedAt.get(row.transactionNo ?? '')));
  return {
    ofDay: sum(rows.filter((_, index) => days[index] === day)),
    ofRange: sum(rows.filter((_, index) => days[index] === null)),
  };
}

/** The booking day if the statement covers it, otherwise the day that the statement names; null if neither is known. */
function dayOfDifference(
  { outcome, statedAt }: Difference,
  { fromDay, toDay }: Kept,
  bookedAt: number | undefined,
): string | null {
  if (fromDay === toDay) return fromDay;
  const isCompared = (day: string) => day >= fromDay && day <= toDay;
  const bookedOn = bookedAt === undefined || outcome === 'twice' ? null : dayOf(bookedAt);
  if (bookedOn && isCompared(bookedOn)) return bookedOn;
  const stated = readStatedTime(statedAt);
  return stated && isCompared(stated.day) ? stated.day : null;
}
