import type { Knex } from 'knex';
import { transaction } from '../db/transaction.ts';
import { Failure } from '../fail.ts';
import type { Charge } from './charge.ts';
import { moveCharge } from './move-charge.ts';

/** No money is to be expected; unless a notification, staff or another instance decided meanwhile. */
export async function endCharge(db: Knex, charge: Charge): Promise<void> {
  await transaction(db, (trx) => moveCharge(trx, charge, 'fail', 'system')).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
}
