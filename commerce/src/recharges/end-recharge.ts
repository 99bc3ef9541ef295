import type { Db } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { Failure } from '../fail.ts';
import { bySystem, transition } from '../states/transition.ts';
import { type Recharge, rechargeMachine } from './recharge.ts';
import { requireWithoutCredit } from './waiting-credit.ts';

/** Does nothing if the status of the recharge has changed meanwhile, or a credit of it waits for a second person. */
export async function endRecharge(db: Db, recharge: Recharge, at: number): Promise<void> {
  await transaction(db, async (trx) => {
    await trx('recharges').where({ chargeNo: recharge.chargeNo }).forUpdate().first('chargeNo');
    await requireWithoutCredit(trx, recharge.chargeNo);
    await transition(trx, rechargeMachine, recharge, 'fail', bySystem(at));
  }).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
}
