import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Charge } from './charge.ts';

/** Locks the recharge. @throws Failure `chargeNotFound`, `notManual` */
export async function requireManual(trx: Trx, chargeNo: string): Promise<Charge> {
  const charge = await trx('charges').where({ chargeNo }).forUpdate().first();
  if (!charge) throw fail('chargeNotFound');
  if (charge.provider !== 'manual') throw fail('notManual');
  return charge;
}
