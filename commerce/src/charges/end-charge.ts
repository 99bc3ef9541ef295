import type { Db } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { Failure } from '../fail.ts';
import { bySystem, transition } from '../states/transition.ts';
import { type Charge, chargeMachine } from './charge.ts';

/**
 * Marks a charge as failed because no payment is expected any more. Does nothing if a notification, staff or
 * another instance has changed the status of the charge meanwhile.
 */
export async function endCharge(db: Db, charge: Charge, at: number): Promise<void> {
  await transaction(db, (trx) => transition(trx, chargeMachine, charge, 'fail', bySystem(at))).catch(
    (error: unknown) => {
      if (!(error instanceof Failure)) throw error;
    },
  );
}
