import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { namePeople, type Person, personIn } from '../users/name-people.ts';
import { bookedAtSql } from './read-booked.ts';
import { readStatedTime } from './read-stated-time.ts';

interface Ours {
  bookedAt: string | null;
  member: Person | null;
}

/** When the money of the transactions came, and whose wallet it moved. */
export async function readOurs(
  db: Db,
  transactionNos: string[],
): Promise<(transactionNo: string | null) => Ours> {
  const found = await db('ledgerTransactions')
    .leftJoin('walletEntries', 'walletEntries.transactionId', 'ledgerTransactions.id')
    .whereIn('ledgerTransactions.transactionNo', transactionNos)
    .select(
      'ledgerTransactions.transactionNo',
      'walletEntries.userId',
      db.raw<{ bookedAt: number }>(`${bookedAtSql} AS "bookedAt"`),
    );
  const people = await namePeople(
    db,
    found.flatMap(({ userId }) => userId ?? []),
  );
  const oursOf = new Map(
    found.map(({ transactionNo, userId, bookedAt }) => [
      transactionNo,
      {
        bookedAt: isoTime(Number(bookedAt)),
        member: userId ? personIn(people, userId) : null,
      },
    ]),
  );
  return (transactionNo) => oursOf.get(transactionNo ?? '') ?? { bookedAt: null, member: null };
}

export function presentStated(statedAt: string): { statedAt: string; statedTime: string | null } {
  const at = readStatedTime(statedAt)?.at;
  return { statedAt, statedTime: typeof at === 'number' ? isoTime(at) : null };
}
