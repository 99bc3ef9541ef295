import { normalSerialNo } from '../../contract/serial-no.ts';
import { isSqlite } from '../db/connect.ts';
import type { Trx } from '../db/db.ts';

/**
 * Makes transactions that credit, reverse or decide about the payment with this number wait for each other, so that each
 * sees what the others did. The same number of another channel waits too, because it makes a payment doubtful. Also locks
 * the charges that reports of the number name, and the given charge: a credit may end them. Charges are locked in the
 * order of their numbers, after the number of the payment and before members. On SQLite every transaction already
 * holds the write lock.
 */
export async function lockPayment(trx: Trx, serialNo: string, chargeNo?: string): Promise<void> {
  if (isSqlite(trx)) return;
  await trx.raw("SELECT pg_advisory_xact_lock(hashtext('payment'), hashtext(?))", [normalSerialNo(serialNo)]);
  const reported = await trx('paymentNotices')
    .where('paymentNotices.serialNo', normalSerialNo(serialNo))
    .whereNotNull('chargeNo')
    .distinct('chargeNo');
  const numbers = [...reported.map((notice) => notice.chargeNo), chargeNo].filter((number) => number != null);
  await trx('charges').whereIn('chargeNo', numbers).orderBy('chargeNo').forUpdate().select('chargeNo');
}
