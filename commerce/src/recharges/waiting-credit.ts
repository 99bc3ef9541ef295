import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';

/** The credits of recharges that wait for a second person, by the number of the recharge. */
export async function readWaitingCredits(db: Db, chargeNos: readonly string[]) {
  const credits = await db('credits')
    .where({ status: 'PROPOSED' })
    .whereIn('chargeNo', chargeNos)
    .select('id', 'chargeNo', 'proposedBy');
  return new Map(credits.map((credit) => [credit.chargeNo, credit]));
}

/** @throws Failure `creditWaiting` */
export async function requireWithoutCredit(db: Db, chargeNo: string): Promise<void> {
  const credit = (await readWaitingCredits(db, [chargeNo])).get(chargeNo);
  if (credit) throw fail('creditWaiting', { creditId: credit.id });
}
