import type { Db } from '../db/db.ts';
import { type Booked, inParts } from './read-booked.ts';

/**
 * Money that came in the evening is often confirmed the next morning. The statement of the evening has it, so the
 * statement of the next day need not.
 * @returns the numbers of the transactions that a standing reconciliation of other days has as a line or in a note
 */
export async function shownElsewhere(
  db: Db,
  { from, to }: { from: string; to: string },
  booked: Booked[],
): Promise<Set<string>> {
  const numbers = booked.map(({ transactionNo }) => transactionNo);
  const standing = (table: 'reconciledLines' | 'differenceNotes') =>
    inParts(numbers, (some) =>
      db(table)
        .join('reconciliations', 'reconciliations.id', `${table}.reconciliationId`)
        .whereNull('reconciliations.replacedBy')
        .whereIn(`${table}.transactionNo`, some)
        .select(`${table}.transactionNo`, 'reconciliations.fromDay', 'reconciliations.toDay'),
    );
  const found = [...(await standing('reconciledLines')), ...(await standing('differenceNotes'))];
  const ofOtherDays = found.filter(({ fromDay, toDay }) => fromDay !== from || toDay !== to);
  return new Set(ofOtherDays.flatMap(({ transactionNo }) => transactionNo ?? []));
}
