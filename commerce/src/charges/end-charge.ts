import type { Db } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { Failure } from '../fail.ts';
import { bySystem } from '../states/transition.ts';
import type { Charge } from './charge.ts';
import { failCharge } from './fail-charge.ts';

/** Does nothing if the status of the charge has changed meanwhile, or staff have confirmed the charge meanwhile. */
export async function endCharge(db: Db, charge: Charge, at: number): Promise<void> {
  await transaction(db, async (trx) => {
    const { chargeNo, confirmedBy } = charge;
    const present = await trx('charges').where({ chargeNo }).forUpdate().first();
    if (present?.confirmedBy === confirmedBy) await failCharge(trx, charge, bySystem(at));
  }).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
}
