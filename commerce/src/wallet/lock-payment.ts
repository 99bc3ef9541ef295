import { isSqlite } from '../db/connect.ts';
import type { Trx } from '../db/db.ts';

/**
 * Transactions about this number wait for each other, also those of other channels, because they contradict a credit of
 * the payment. Also locks the recharges that a credit may end. The order of locks is the number, the recharges by their
 * numbers, then members. On SQLite every transaction holds the write lock.
 */
export async function lockPayment(trx: Trx, serialNo: string, chargeNo?: string): Promise<void> {
  if (isSqlite(trx)) return;
  await trx.raw("SELECT pg_advisory_xact_lock(hashtext('payment'), hashtext(?))", [serialNo]);
  const reported = await trx('paymentNotices')
    .where({ serialNo })
    .whereNotNull('chargeNo')
    .distinct('chargeNo');
  const numbers = [...reported.map((notice) => notice.chargeNo), chargeNo].filter((number) => number != null);
  await trx('recharges').whereIn('chargeNo', numbers).orderBy('chargeNo').forUpdate().select('chargeNo');
}
