import { channels } from '../../contract/choices.ts';
import { addDays, dayOf } from '../calendar.ts';
import type { Trx } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { discardOf, readReplacements } from './list-matchings.ts';
import { readBookedTimes } from './read-booked.ts';

type Kept = Row<'statementMatchings'>;

interface Reversal {
  transactionNo: string;
  /** The amount that the reversal leaves to the member, in fen. */
  receivedFen: number;
}

/**
 * Matchings of overlapping days exist side by side. The caller must hold the lock of the matchings.
 * @throws Failure `creditProven` with the id and the days of the matching that has the payment
 */
export async function requireUnproven(trx: Trx, reversal: Reversal): Promise<void> {
  const proof = (await findMatched(trx, reversal.transactionNo)) ?? (await findDiffering(trx, reversal));
  if (!proof) return;
  const { id, fromDay, toDay } = proof;
  throw fail('creditProven', {
    matchingId: String(id),
    days: fromDay === toDay ? fromDay : `${fromDay} – ${toDay}`,
  });
}

async function findMatched(trx: Trx, transactionNo: string): Promise<Kept | undefined> {
  const credit = await trx('ledgerTransactions').where({ transactionNo }).first('channel');
  const bookedAt = (await readBookedTimes(trx, [transactionNo])).get(transactionNo);
  const channel = channels.find((name) => name === credit?.channel);
  if (!credit || !channel || bookedAt === undefined) return undefined;
  const bookedOn = dayOf(bookedAt);
  // Near midnight, a payment matches the statement of the day before or after.
  const near = await trx('statementMatchings')
    .where({ channel })
    .where('fromDay', '<=', addDays(bookedOn, 1))
    .where('toDay', '>=', addDays(bookedOn, -1))
    .whereNotExists(discardOf(trx))
    .orderBy('id', 'desc');
  const replacements = await readReplacements(trx, near);
  const standing = near.filter(({ id }) => !replacements.has(id));
  const line = await trx('matchedLines')
    .whereIn(
      'matchingId',
      standing.map(({ id }) => id),
    )
    .where({ transactionNo })
    .orderBy('matchingId', 'desc')
    .first('matchingId');
  return standing.find(({ id }) => id === line?.matchingId);
}

/** A bank may date a payment days later, so this statement can be of any day. */
async function findDiffering(trx: Trx, { transactionNo, receivedFen }: Reversal): Promise<Kept | undefined> {
  const found = await trx('statementMatchings')
    .join('statementDifferences', 'statementDifferences.matchingId', 'statementMatchings.id')
    .where('statementDifferences.transactionNo', transactionNo)
    .whereIn('statementDifferences.outcome', ['otherDay', 'amountDiffers'])
    .where('statementDifferences.theirFen', '>', receivedFen)
    .whereNotExists(discardOf(trx))
    .orderBy('statementMatchings.id', 'desc')
    .select('statementMatchings.*');
  const replacements = await readReplacements(trx, found);
  return found.find(({ id }) => !replacements.has(id));
}
