import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { byMember } from '../states/transition.ts';
import type { Charge } from './charge.ts';
import { failCharge } from './fail-charge.ts';

/**
 * A payment that arrives all the same is credited like a late payment of a failed charge.
 * @throws Failure `chargeNotFound`, `chargeStateChanged`; `chargeBeingConfirmed` after a first confirmation by staff
 */
export async function withdrawCharge(
  trx: Trx,
  { userId, chargeNo, at }: { userId: string; chargeNo: string; at: number },
): Promise<Charge> {
  const charge = await trx('charges').where({ chargeNo, userId }).forUpdate().first();
  if (!charge) throw fail('chargeNotFound');
  if (charge.status === 'PENDING' && charge.confirmedBy !== null) throw fail('chargeBeingConfirmed');
  const status = await failCharge(trx, charge, byMember(userId, at), { move: 'withdraw', withdrawnAt: at });
  return { ...charge, withdrawnAt: at, status };
}
