import type { Db } from '../db/db.ts';
import { type Booked, inParts } from './read-booked.ts';
import { readStatedTime } from './read-stated-time.ts';

/**
 * Money that came in the evening is often confirmed the next morning. The statement of the evening has it, so the
 * statement of the next day need not.
 * @returns the numbers of the transactions that a standing reconciliation has as a line of another day, or in a note on one
 */
export async function shownElsewhere(
  db: Db,
  { from, to }: { from: string; to: string },
  booked: Booked[],
): Promise<Set<string>> {
  const numbers = booked.map(({ transactionNo }) => transactionNo);
  const matched = await inParts(numbers, (some) =>
    db('reconciliationLines')
      .join('reconciliations', 'reconciliations.id', 'reconciliationLines.reconciliationId')
      .whereNull('reconciliations.replacedBy')
      .where('reconciliationLines.outcome', 'matched')
      .whereIn('reconciliationLines.transactionNo', some)
      .select('reconciliationLines.transactionNo', 'reconciliationLines.statedAt', 'reconciliations.fromDay'),
  );
  const noted = await inParts(numbers, (some) =>
    db('differenceNotes')
      .join('reconciliations', 'reconciliations.id', 'differenceNotes.reconciliationId')
      .join('reconciliationLines', 'reconciliationLines.id', 'differenceNotes.lineId')
      .whereNull('reconciliations.replacedBy')
      .whereIn('differenceNotes.transactionNo', some)
      .select('differenceNotes.transactionNo', 'reconciliationLines.statedAt', 'reconciliations.fromDay'),
  );
  const ofOtherDays = [...matched, ...noted].filter(({ fromDay, statedAt }) => {
    const stated = readStatedTime(statedAt)?.day ?? fromDay;
    return stated < from || stated > to;
  });
  return new Set(ofOtherDays.flatMap(({ transactionNo }) => transactionNo ?? []));
}
