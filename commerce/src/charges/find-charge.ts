import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Charge } from './charge.ts';

/** @throws Failure `chargeNotFound`, also for the charge of another member */
export async function requireCharge(
  db: Db,
  { userId, chargeNo }: { userId: string; chargeNo: string },
): Promise<Charge> {
  const charge = await db('charges').where({ chargeNo, userId }).first();
  if (!charge) throw fail('chargeNotFound');
  return charge;
}
