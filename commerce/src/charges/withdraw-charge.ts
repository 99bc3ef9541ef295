import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { byMember } from '../states/transition.ts';
import type { Charge } from './charge.ts';
import { failCharge } from './fail-charge.ts';

/**
 * Withdraws a pending charge of the member. A payment that arrives all the same, or has arrived before, is
 * credited like a late payment of a failed charge. A charge that a first staff member has confirmed can't be
 * withdrawn, because its money has arrived.
 * @throws Failure `chargeNotFound`, `chargeStateChanged`, `chargeBeingConfirmed`
 */
export async function withdrawCharge(
  trx: Trx,
  { userId, chargeNo, at }: { userId: string; chargeNo: string; at: number },
): Promise<Charge> {
  // The lock makes a confirmation by staff and the withdrawal wait for each other.
  const charge = await trx('charges').where({ chargeNo, userId }).forUpdate().first();
  if (!charge) throw fail('chargeNotFound');
  if (charge.status === 'PENDING' && charge.confirmedBy !== null) throw fail('chargeBeingConfirmed');
  const status = await failCharge(trx, charge, byMember(userId, at), { move: 'withdraw', withdrawnAt: at });
  return { ...charge, withdrawnAt: at, status };
}
