import type { Channel } from '../../contract/choices.ts';
import { hour } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { type Columns, column } from '../db/tables.ts';
import { creditReversals } from '../ledger/reversals-of.ts';
import type { Side } from './read-statement.ts';

export interface Booked {
  side: Side;
  chargeNo: string;
  refundNo: string | null;
  serialNo: string;
  transactionNo: string;
  amountFen: number;
  /** When the money came, in epoch milliseconds. */
  bookedAt: number;
}

/** `lastPosting`: the last posting to read. */
interface Books {
  channel: Channel;
  lastPosting: number;
}

/** `after` selects later postings. Leaves out corrections: their money came when the corrected credit was booked. */
export async function readBookedWithin(
  db: Db,
  { since, until, after = 0, ...books }: Books & { since: number; until: number; after?: number },
): Promise<Booked[]> {
  return presentBooked(
    await booked(db, books)
      .where('ledgerPostings.id', '>', after)
      .where('ledgerTransactions.createdAt', '>=', since)
      .where('ledgerTransactions.createdAt', '<', until)
      .whereRaw(`${column('ledgerTransactions.businessRef')} NOT LIKE 'correction:%'`)
      .orderBy('ledgerTransactions.createdAt'),
  );
}

export async function readBookedLater(
  db: Db,
  { matchedAt, since, until, ...books }: Books & { matchedAt: number; since: number; until: number },
): Promise<Booked[]> {
  const booked = { ...books, since: Math.max(since, matchedAt - longestBooking), until };
  if (booked.since >= until) return [];
  return readBookedWithin(db, { ...booked, after: books.lastPosting, lastPosting: Number.MAX_SAFE_INTEGER });
}

/** Leaves out credits reversed because of this matching, which are differences there. */
export async function readReversedLater(
  db: Db,
  { matchingId, matchedAt, since, until, ...books }: Books & ReversedLater,
): Promise<Booked[]> {
  const reversals = await creditReversals(db)
    .where('createdAt', '>=', matchedAt - longestBooking)
    .whereNotExists(
      db('differenceResolutions')
        .where({ matchingId })
        .where('reversalNo', db.ref('ledgerTransactions.transactionNo'))
        .select(db.raw('1')),
    )
    .select('reverses');
  const reversed = reversals.flatMap(({ reverses }) => reverses ?? []);
  const credits = await booked(db, books).whereIn('ledgerTransactions.id', reversed);
  return presentBooked(credits.filter(({ bookedAt }) => bookedAt >= since && bookedAt < until));
}

interface ReversedLater {
  matchingId: number;
  matchedAt: number;
  since: number;
  until: number;
}

/**
 * A transaction has the time at which it began, at most this long before its booking. The limit avoids reading all
 * transactions of a past day.
 */
const longestBooking = hour;

export async function findBooked(db: Db, books: Books, serialNos: string[]): Promise<Booked[]> {
  const found: Booked[] = [];
  for (let start = 0; start < serialNos.length; start += 500) {
    const some = serialNos.slice(start, start + 500);
    found.push(...presentBooked(await booked(db, books).whereIn('ledgerTransactions.serialNo', some)));
  }
  return found;
}

/** The ledger only grows, so its state at this posting can be read again later. */
export async function readLastPosting(db: Db): Promise<number> {
  const [row] = await db('ledgerPostings').max({ id: 'id' });
  return row?.id ?? 0;
}

const columns = [
  'ledgerTransactions.chargeNo',
  'ledgerTransactions.refundNo',
  'ledgerTransactions.serialNo',
  'ledgerTransactions.transactionNo',
  'ledgerPostings.amountFen',
] as const;

/** The money of a correction came with the credit that it corrects. */
export const bookedAtSql = `COALESCE((SELECT corrected.created_at FROM ledger_transactions corrected
  WHERE ${column('ledgerTransactions.businessRef')} LIKE 'correction:%'
    AND corrected.transaction_no = SUBSTR(${column('ledgerTransactions.businessRef')}, LENGTH('correction:') + 1)),
  ${column('ledgerTransactions.createdAt')})`;

/** Payments are negative on a channel's account, refunds positive. A movement that was reversed no longer counts. */
function booked(db: Db, { channel, lastPosting }: Books) {
  return db('ledgerTransactions')
    .join('ledgerPostings', 'ledgerPostings.transactionId', 'ledgerTransactions.id')
    .where('ledgerTransactions.channel', channel)
    .whereNotNull('ledgerTransactions.serialNo')
    .where('ledgerPostings.account', 'like', 'channel:%')
    .where('ledgerPostings.id', '<=', lastPosting)
    .whereRaw(
      `NOT EXISTS (
        SELECT 1 FROM ledger_transactions reversal JOIN ledger_postings back ON back.transaction_id = reversal.id
        WHERE reversal.reverses = ${column('ledgerTransactions.id')} AND back.id <= ?)`,
      [lastPosting],
    )
    .select(...columns, db.raw<{ bookedAt: number }>(`${bookedAtSql} AS "bookedAt"`));
}

type BookedRow = Columns<(typeof columns)[number]> & { bookedAt: number };

function presentBooked(rows: BookedRow[]): Booked[] {
  return rows.map(
    ({ chargeNo, refundNo, serialNo, transactionNo, amountFen, bookedAt }): Booked => ({
      side: amountFen < 0 ? 'in' : 'out',
      chargeNo: chargeNo ?? '',
      refundNo,
      serialNo: serialNo ?? '',
      transactionNo,
      amountFen: Math.abs(amountFen),
      bookedAt: Number(bookedAt),
    }),
  );
}

/** In epoch milliseconds. */
export async function readBookedTimes(
  db: Db,
  transactionNos: readonly string[],
): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (let start = 0; start < transactionNos.length; start += 500) {
    const rows = await db('ledgerTransactions')
      .whereIn('transactionNo', transactionNos.slice(start, start + 500))
      .select('transactionNo', db.raw<{ bookedAt: number }>(`${bookedAtSql} AS "bookedAt"`));
    for (const { transactionNo, bookedAt } of rows) times.set(transactionNo, Number(bookedAt));
  }
  return times;
}
