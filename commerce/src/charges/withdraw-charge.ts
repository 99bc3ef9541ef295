import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { byMember } from '../states/transition.ts';
import type { Charge } from './charge.ts';
import { failCharge } from './fail-charge.ts';
import { readWaitingCredits } from './waiting-credit.ts';

/**
 * A payment that arrives all the same is credited like a late payment of a failed charge.
 * @throws Failure `chargeNotFound`, `chargeStateChanged`; `chargeBeingConfirmed` while a credit of it waits for a second person
 */
export async function withdrawCharge(
  trx: Trx,
  { userId, chargeNo, at }: { userId: string; chargeNo: string; at: number },
): Promise<Charge> {
  const charge = await trx('charges').where({ chargeNo, userId }).forUpdate().first();
  if (!charge) throw fail('chargeNotFound');
  const waiting = await readWaitingCredits(trx, [chargeNo]);
  if (waiting.size > 0) throw fail('chargeBeingConfirmed');
  const status = await failCharge(trx, charge, byMember(userId, at), { move: 'withdraw', withdrawnAt: at });
  return { ...charge, withdrawnAt: at, status };
}
