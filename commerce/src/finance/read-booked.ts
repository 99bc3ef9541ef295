import type { Channel } from '../../contract/wallet.ts';
import type { Db } from '../db/db.ts';
import type { Columns } from '../db/tables.ts';
import type { Side } from './read-statement.ts';

/** A payment or refund of a channel as the ledger records it. */
export interface Booked {
  side: Side;
  chargeNo: string;
  refundNo: string | null;
  serialNo: string;
  amountFen: number;
}

/** The ledger of one channel, up to and including the posting `lastPosting`. */
interface Books {
  channel: Channel;
  lastPosting: number;
}

/** The movements that a provider's statement should contain for the time from `since` to `until`. */
export async function readBookedWithin(
  db: Db,
  { since, until, ...books }: Books & { since: number; until: number },
): Promise<Booked[]> {
  return presentBooked(
    await booked(db, books)
      .where('ledgerTransactions.createdAt', '>=', since)
      .where('ledgerTransactions.createdAt', '<', until)
      .orderBy('ledgerTransactions.createdAt'),
  );
}

/** Finds payments and refunds of any age by the provider's serial numbers. */
export async function findBooked(db: Db, books: Books, serialNos: string[]): Promise<Booked[]> {
  const found: Booked[] = [];
  for (let start = 0; start < serialNos.length; start += 500) {
    const some = serialNos.slice(start, start + 500);
    found.push(...presentBooked(await booked(db, books).whereIn('ledgerTransactions.serialNo', some)));
  }
  return found;
}

/** The id of the last posting. The ledger only grows, so its state at this posting can be read again later. */
export async function readLastPosting(db: Db): Promise<number> {
  const [row] = await db('ledgerPostings').max({ id: 'id' });
  return row?.id ?? 0;
}

const columns = [
  'ledgerTransactions.chargeNo',
  'ledgerTransactions.refundNo',
  'ledgerTransactions.serialNo',
  'ledgerPostings.amountFen',
] as const;

/**
 * Movements of a channel's account that have a serial number from the provider. Payments are negative on this
 * account and refunds positive.
 */
function booked(db: Db, { channel, lastPosting }: Books) {
  return db('ledgerTransactions')
    .join('ledgerPostings', 'ledgerPostings.transactionId', 'ledgerTransactions.id')
    .where('ledgerTransactions.channel', channel)
    .whereNotNull('ledgerTransactions.serialNo')
    .where('ledgerPostings.account', 'like', 'channel:%')
    .where('ledgerPostings.id', '<=', lastPosting)
    .select(...columns);
}

function presentBooked(rows: Columns<(typeof columns)[number]>[]): Booked[] {
  return rows.map(({ chargeNo, refundNo, serialNo, amountFen }) => ({
    side: amountFen < 0 ? 'in' : 'out',
    chargeNo: chargeNo ?? '',
    refundNo,
    serialNo: serialNo ?? '',
    amountFen: Math.abs(amountFen),
  }));
}
