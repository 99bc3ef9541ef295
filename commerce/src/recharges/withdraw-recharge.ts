import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { byMember, transition } from '../states/transition.ts';
import { type Recharge, rechargeMachine } from './recharge.ts';
import { findWaitingCredit } from './waiting-credit.ts';

/**
 * A payment that arrives all the same is credited like a late payment of a failed recharge.
 * @throws Failure `rechargeNotFound`, `rechargeStateChanged`; `rechargeBeingConfirmed` while a credit of it waits for a second person
 */
export async function withdrawRecharge(
  trx: Trx,
  { userId, chargeNo, at }: { userId: string; chargeNo: string; at: number },
): Promise<Recharge> {
  const recharge = await trx('recharges').where({ chargeNo, userId }).forUpdate().first();
  if (!recharge) throw fail('rechargeNotFound');
  if (await findWaitingCredit(trx, chargeNo)) throw fail('rechargeBeingConfirmed');
  const patch = { withdrawnAt: at };
  const status = await transition(trx, rechargeMachine, recharge, 'withdraw', byMember(userId, at), {
    patch,
  });
  return { ...recharge, ...patch, status };
}
