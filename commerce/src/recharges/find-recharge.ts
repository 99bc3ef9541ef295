import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Recharge } from './recharge.ts';

/** @throws Failure `rechargeNotFound`, also for the recharge of another member */
export async function requireRecharge(
  db: Db,
  { userId, chargeNo }: { userId: string; chargeNo: string },
): Promise<Recharge> {
  const recharge = await db('recharges').where({ chargeNo, userId }).first();
  if (!recharge) throw fail('rechargeNotFound');
  return recharge;
}
