import { startOf, timeAtWorkshop } from '../../../commerce/src/calendar.ts';
import { hour, isoTime } from '../../../commerce/src/clock.ts';
import type { Db } from '../../../commerce/src/db/db.ts';
import { transaction } from '../../../commerce/src/db/transaction.ts';
import { inBatches } from '../../../commerce/src/reconciliation/in-batches.ts';
import type { Stated } from '../../../commerce/test/statements.ts';

/** Of each of three kinds one. */
export const planted = 3;

/** Books payments of the day. @returns the lines of a bill with the same payments, but for what is planted */
export async function seedDay(db: Db, day: string, lines: number): Promise<Stated[]> {
  const payments = Array.from({ length: lines }, (_, index) => {
    const at = startOf(day) + Math.floor((23 * hour * index) / lines);
    const amountFen = 100 + (index % 500_000);
    return { id: crypto.randomUUID(), serialNo: numbered('42000026502', index, 28), at, amountFen, index };
  });
  for (const some of inBatches(payments.slice(1), 500)) {
    await transaction(db, async (trx) => {
      await trx('ledgerTransactions').insert(
        some.map(({ id, serialNo, at, index }) => ({
          ...{ id, serialNo, scene: 'CHARGE', channel: 'wechat', actor: 'system', reason: '' },
          ...{ transactionNo: numbered('JT', index, 20), businessRef: `bench:${index}`, createdAt: at },
        })),
      );
      const postings = some.map(({ id, amountFen }) => ({
        ...{ transactionId: id, account: 'channel:wechat', amountFen: -amountFen },
      }));
      await trx('ledgerPostings').insert(postings);
    });
  }
  // As a shop's database does by itself, so that it knows how much it has.
  await db.raw('ANALYZE');
  // The books lack the first payment, the bill lacks the last one, and one amount differs.
  return payments.slice(0, -1).map(
    ({ serialNo, at, amountFen, index }): Stated => ({
      kind: 'payment',
      ...{ no: serialNo, orderNo: `${numbered('JC', index, 20)}A` },
      amount: ((amountFen + (index === 1 ? 1 : 0)) / 100).toFixed(2),
      time: timeAtWorkshop(isoTime(at)),
    }),
  );
}

function numbered(prefix: string, index: number, length: number): string {
  return prefix + String(index).padStart(length - prefix.length, '0');
}
