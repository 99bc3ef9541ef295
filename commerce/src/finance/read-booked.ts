import type { Knex } from 'knex';
import type { Channel } from '../../contract/wallet.ts';
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
export function readBookedWithin(
  db: Knex,
  { since, until, ...books }: Books & { since: number; until: number },
): Promise<Booked[]> {
  return readBooked(db, books, (query) =>
    query.where('createdAt', '>=', since).andWhere('createdAt', '<', until).orderBy('createdAt'),
  );
}

/** By the provider's numbers, whenever it was. */
export async function findBooked(db: Knex, books: Books, serialNos: string[]): Promise<Booked[]> {
  const found: Booked[] = [];
  for (let start = 0; start < serialNos.length; start += 500) {
    const some = serialNos.slice(start, start + 500);
    found.push(...(await readBooked(db, books, (query) => query.whereIn('serialNo', some))));
  }
  return found;
}

/** How far the ledger goes now. It only grows, so that what it says today can be read again. */
export async function readLastPosting(db: Knex): Promise<number> {
  const row = await db('ledgerPostings').max('id as id').first();
  return row?.id ?? 0;
}

/** Money through a channel that has a number of its provider; it comes out of the channel's account and goes into it. */
async function readBooked(
  db: Knex,
  { channel, lastPosting }: Books,
  narrow: (query: Knex.QueryBuilder) => void,
): Promise<Booked[]> {
  const rows: Omit<Booked, 'side'>[] = await db('ledgerTransactions')
    .join('ledgerPostings', 'ledgerPostings.transactionId', 'ledgerTransactions.id')
    .where({ channel })
    .whereNotNull('serialNo')
    .andWhere('account', 'like', 'channel:%')
    .andWhere('ledgerPostings.id', '<=', lastPosting)
    .modify(narrow)
    .select('chargeNo', 'refundNo', 'serialNo', 'amountFen');
  return rows.map(({ chargeNo, refundNo, serialNo, amountFen }) => ({
    side: amountFen < 0 ? 'in' : 'out',
    chargeNo,
    refundNo,
    serialNo,
    amountFen: Math.abs(amountFen),
  }));
}
