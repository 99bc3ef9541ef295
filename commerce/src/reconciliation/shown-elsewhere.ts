import type { BookedChannel } from '../../contract/choices.ts';
import type { Db } from '../db/db.ts';
import { column } from '../db/tables.ts';
import { type Booked, inParts } from './read-booked.ts';
import { readStatedTime } from './read-stated-time.ts';

/**
 * Money that came in the evening is often confirmed the next morning, and a refund is stated when the provider accepts
 * it. The statement of the former day has them, so that of the day of their booking need not.
 * @returns the numbers of the transactions that a standing reconciliation names in a line of another day, or in a note on one
 */
export async function shownElsewhere(
  db: Db,
  { channel, from, to }: { channel: BookedChannel; from: string; to: string },
  booked: Booked[],
): Promise<Set<string>> {
  const numbers = booked.map(({ transactionNo }) => transactionNo);
  const named = await inParts(numbers, (some) =>
    db('reconciliationLines')
      .join('reconciliations', 'reconciliations.id', 'reconciliationLines.reconciliationId')
      .whereNull('reconciliations.replacedBy')
      .whereIn('reconciliationLines.outcome', ['matched', 'amountDiffers'])
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
  // A refund that was under way when it was stated has no transaction there.
  const refunds = new Map(
    booked.filter(({ side }) => side === 'out').map((ours) => [ours.serialNo, ours.transactionNo]),
  );
  const underWay = await inParts([...refunds.keys()], (some) =>
    db('reconciliationLines')
      .join('reconciliations', 'reconciliations.id', 'reconciliationLines.reconciliationId')
      .where('reconciliations.channel', channel)
      .whereNull('reconciliations.replacedBy')
      // With the outcome in the SQL text, the database uses the index of these lines.
      .whereRaw(`outcome = 'matched' AND ${column('reconciliationLines.transactionNo')} IS NULL`)
      .where('reconciliationLines.side', 'out')
      .whereIn('reconciliationLines.serialNo', some)
      .select('reconciliationLines.serialNo', 'reconciliationLines.statedAt', 'reconciliations.fromDay'),
  );
  const stated = [
    ...[...named, ...noted],
    ...underWay.map(({ serialNo, ...line }) => ({ ...line, transactionNo: refunds.get(serialNo ?? '') })),
  ];
  const ofOtherDays = stated.filter(({ fromDay, statedAt }) => {
    const day = readStatedTime(statedAt)?.day ?? fromDay;
    return day < from || day > to;
  });
  return new Set(ofOtherDays.flatMap(({ transactionNo }) => transactionNo ?? []));
}
