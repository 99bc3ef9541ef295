import type { RechargeMove } from '../../contract/states.ts';
import type { Trx } from '../db/db.ts';
import { type Cause, transition } from '../states/transition.ts';
import { type Recharge, rechargeMachine } from './recharge.ts';

/** @throws Failure `rechargeStateChanged` */
export function failRecharge(
  trx: Trx,
  recharge: Pick<Recharge, 'chargeNo' | 'status'>,
  cause: Cause,
  { move = 'fail', ...patch }: Pick<Partial<Recharge>, 'note' | 'withdrawnAt'> & { move?: Ending } = {},
): Promise<Recharge['status']> {
  return transition(trx, rechargeMachine, recharge, move, cause, { patch });
}

type Ending = Extract<RechargeMove, 'fail' | 'withdraw'>;
