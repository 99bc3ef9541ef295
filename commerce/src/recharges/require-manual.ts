import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Recharge } from './recharge.ts';

/** Locks the recharge. @throws Failure `rechargeNotFound`, `notManual` */
export async function requireManual(trx: Trx, chargeNo: string): Promise<Recharge> {
  const recharge = await trx('recharges').where({ chargeNo }).forUpdate().first();
  if (!recharge) throw fail('rechargeNotFound');
  if (recharge.provider !== 'manual') throw fail('notManual');
  return recharge;
}
