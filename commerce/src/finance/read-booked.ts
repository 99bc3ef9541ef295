import type { Channel } from '../../contract/wallet.ts';
import type { Db } from '../db/db.ts';
import type { Columns } from '../db/tables.ts';
import type { Side } from './read-statement.ts';

/** What the ledger says of a payment of a channel, or of a refund. */
export interface Booked {
  side: Side;
  chargeNo: string;
  refundNo: string | null;
  serialNo: string;
  amountFen: number;
}

/** Of one channel, as far as the ledger went with this posting. */
interface Books {
  channel: Channel;
  lastPosting: number;
}

/** What a provider's statement of this time is to show. */
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

/** By the provider's numbers, whenever it was. */
export async function findBooked(db: Db, books: Books, serialNos: string[]): Promise<Booked[]> {
  const found: Booked[] = [];
  for (let start = 0; start < serialNos.length; start += 500) {
    const some = serialNos.slice(start, start + 500);
    found.push(...presentBooked(await booked(db, books).whereIn('ledgerTransactions.serialNo', some)));
  }
  return found;
}

/** How far the ledger goes now. It only grows, so that what it says today can be read again. */
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

/** Money through a channel that has a number of its provider; it comes out of the channel's account and goes into it. */
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
