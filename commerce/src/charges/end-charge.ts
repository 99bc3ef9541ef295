import type { Db } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { Failure } from '../fail.ts';
import { bySystem } from '../states/transition.ts';
import type { Charge } from './charge.ts';
import { failCharge } from './fail-charge.ts';
import { requireWithoutCredit } from './waiting-credit.ts';

/** Does nothing if the status of the charge has changed meanwhile, or a credit of it waits for a second person. */
export async function endCharge(db: Db, charge: Charge, at: number): Promise<void> {
  await transaction(db, async (trx) => {
    await trx('charges').where({ chargeNo: charge.chargeNo }).forUpdate().first('chargeNo');
    await requireWithoutCredit(trx, charge.chargeNo);
    await failCharge(trx, charge, bySystem(at));
  }).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
}
