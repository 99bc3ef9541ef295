import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';

export type WaitingCredit = Awaited<ReturnType<typeof findWaitingCredit>>;

/** The credit of a recharge that waits for a second person. */
export async function findWaitingCredit(db: Db, chargeNo: string) {
  return db('credits').where({ status: 'PROPOSED', chargeNo }).first('id');
}

/** @throws Failure `creditWaiting` */
export async function requireWithoutCredit(db: Db, chargeNo: string): Promise<void> {
  const credit = await findWaitingCredit(db, chargeNo);
  if (credit) throw fail('creditWaiting', { creditId: credit.id });
}
