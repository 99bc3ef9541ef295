import type { ChargeMove } from '../../contract/states.ts';
import type { Trx } from '../db/db.ts';
import { type Cause, transition } from '../states/transition.ts';
import { type Charge, chargeMachine } from './charge.ts';

/** @throws Failure `chargeStateChanged` */
export function failCharge(
  trx: Trx,
  charge: Pick<Charge, 'chargeNo' | 'status'>,
  cause: Cause,
  { move = 'fail', ...patch }: Pick<Partial<Charge>, 'note' | 'withdrawnAt'> & { move?: Ending } = {},
): Promise<Charge['status']> {
  return transition(trx, chargeMachine, charge, move, cause, { patch });
}

type Ending = Extract<ChargeMove, 'fail' | 'withdraw'>;
