import type { Db } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { Failure } from '../fail.ts';
import { bySystem } from '../states/transition.ts';
import { failRecharge } from './fail-recharge.ts';
import type { Recharge } from './recharge.ts';
import { requireWithoutCredit } from './waiting-credit.ts';

/** Does nothing if the status of the recharge has changed meanwhile, or a credit of it waits for a second person. */
export async function endRecharge(db: Db, recharge: Recharge, at: number): Promise<void> {
  await transaction(db, async (trx) => {
    await trx('recharges').where({ chargeNo: recharge.chargeNo }).forUpdate().first('chargeNo');
    await requireWithoutCredit(trx, recharge.chargeNo);
    await failRecharge(trx, recharge, bySystem(at));
  }).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
}
