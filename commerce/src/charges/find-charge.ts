import type { Knex } from 'knex';
import { fail } from '../fail.ts';
import { Charge } from './charge.ts';

/** A charge of the member. @throws Failure `chargeNotFound`, also for somebody else's */
export async function requireCharge(
  db: Knex,
  { userId, chargeNo }: { userId: string; chargeNo: string },
): Promise<Charge> {
  const charge = await Charge.query(db).findOne({ chargeNo, userId });
  if (!charge) throw fail('chargeNotFound');
  return charge;
}
