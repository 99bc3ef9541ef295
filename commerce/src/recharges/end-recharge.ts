import type { Db, Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { Failure } from '../fail.ts';
import { bySystem, transition } from '../states/transition.ts';
import { leaveAttempts } from './attempt.ts';
import { type Recharge, rechargeMachine } from './recharge.ts';
import { requireWithoutCredit } from './waiting-credit.ts';

/** Does nothing if the recharge is no longer pending, or a credit of it waits for a second person. */
export function endRecharge(db: Db, chargeNo: string, at: number): Promise<void> {
  return end(db, chargeNo, at, async () => true);
}

/** Does nothing either if a payment of it can still arrive. */
export function endUnpayable(db: Db, chargeNo: string, at: number): Promise<void> {
  return end(db, chargeNo, at, isUnpayable);
}

/** Whether its last payment is closed, or the time for paying is over. The caller has locked the recharge. */
export async function isUnpayable(
  trx: Trx,
  { chargeNo, payableUntil }: Pick<Recharge, 'chargeNo' | 'payableUntil'>,
  at: number,
): Promise<boolean> {
  const attempts = await trx('paymentAttempts').where({ chargeNo }).select('endedAt', 'leftAt');
  if (attempts.some(({ endedAt, leftAt }) => endedAt === null && leftAt === null)) return false;
  return attempts.length > 0 || (payableUntil !== null && payableUntil <= at);
}

async function end(db: Db, chargeNo: string, at: number, may: typeof isUnpayable): Promise<void> {
  await transaction(db, async (trx) => {
    const recharge = await trx('recharges').where({ chargeNo, status: 'PENDING' }).forUpdate().first();
    if (!recharge || !(await may(trx, recharge, at))) return;
    await requireWithoutCredit(trx, chargeNo);
    await transition(trx, rechargeMachine, recharge, 'fail', bySystem(at));
    await leaveAttempts(trx, chargeNo, at);
  }).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
}
