import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { holdAsAtFirst } from '../orders/hold-longer.ts';
import { byMember, transition } from '../states/transition.ts';
import { leaveAttempts } from './attempt.ts';
import { type Recharge, rechargeMachine } from './recharge.ts';
import { findWaitingCredit } from './waiting-credit.ts';

/**
 * A payment that arrives all the same is credited like a late payment of a failed recharge.
 * @throws Failure `rechargeNotFound`, and as `giveUp`
 */
export async function withdrawRecharge(
  trx: Trx,
  { userId, chargeNo, at }: { userId: string; chargeNo: string; at: number },
): Promise<Recharge> {
  const recharge = await trx('recharges').where({ chargeNo, userId }).forUpdate().first();
  if (!recharge) throw fail('rechargeNotFound');
  const withdrawn = await giveUp(trx, recharge, at);
  if (recharge.orderNo) await holdAsAtFirst(trx, recharge.orderNo, at);
  return withdrawn;
}

/**
 * The pieces of its order stay held as long as they are.
 * @throws Failure `rechargeStateChanged`; `rechargeBeingConfirmed` while a credit of it waits for a second person
 */
export async function giveUp(trx: Trx, recharge: Recharge, at: number): Promise<Recharge> {
  if (await findWaitingCredit(trx, recharge.chargeNo)) throw fail('rechargeBeingConfirmed');
  const patch = { withdrawnAt: at };
  const cause = byMember(recharge.userId, at);
  const status = await transition(trx, rechargeMachine, recharge, 'withdraw', cause, { patch });
  await leaveAttempts(trx, recharge.chargeNo, at);
  return { ...recharge, ...patch, status };
}
