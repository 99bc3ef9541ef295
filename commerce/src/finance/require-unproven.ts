import { channels } from '../../contract/wallet.ts';
import { addDays, dayOf } from '../calendar.ts';
import type { Trx } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { discardOf, keepsMatchedLines, readReplacements } from './list-matchings.ts';
import { readBookedTimes } from './read-booked.ts';

type Kept = Row<'statementMatchings'>;
type Credit = Pick<Row<'ledgerTransactions'>, 'id' | 'transactionNo'>;

interface Reversal {
  /** The transaction that credited the money. */
  transactionNo: string;
  /** What the reversal leaves the member with, in fen. */
  receivedFen: number;
}

/**
 * Makes sure that no other statement proves money which a reversal takes back. Matchings of overlapping days stand
 * beside each other. The caller holds the lock of the matchings, so that none is kept or discarded meanwhile.
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

/** The matching that matched the payment. */
async function findMatched(trx: Trx, transactionNo: string): Promise<Kept | undefined> {
  const credit = await trx('ledgerTransactions').where({ transactionNo }).first('id', 'channel');
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
  const covering = standing.filter(({ fromDay, toDay }) => fromDay <= bookedOn && bookedOn <= toDay);
  return line
    ? standing.find(({ id }) => id === line.matchingId)
    : await findCounted(trx, covering, { id: credit.id, transactionNo });
}

/**
 * Matchings before migration 045 only counted the lines that matched. One that saw the credit, and has no difference
 * for it, counted it.
 */
async function findCounted(trx: Trx, matchings: Kept[], credit: Credit): Promise<Kept | undefined> {
  const { transactionNo } = credit;
  const posting = await trx('ledgerPostings')
    .where({ transactionId: credit.id })
    .orderBy('id', 'desc')
    .first('id');
  for (const matching of matchings) {
    if (!posting || matching.lastPosting < posting.id) continue;
    if (await keepsMatchedLines(trx, matching)) continue;
    const difference = await trx('statementDifferences')
      .where({ matchingId: matching.id, transactionNo })
      .first('id');
    if (!difference) return matching;
  }
  return undefined;
}

/**
 * The matching of a statement that shows more of the money than the reversal leaves: with another amount, or on another
 * day. A bank may date a payment days later, so this statement can be of any day.
 */
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
