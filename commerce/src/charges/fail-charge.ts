import type { ChargeMove } from '../../contract/states.ts';
import type { Trx } from '../db/db.ts';
import { type Cause, transition } from '../states/transition.ts';
import { type Charge, chargeMachine } from './charge.ts';

/**
 * Withdraws the first confirmation: if money arrives later, a large charge needs two confirmations again.
 * @throws Failure `chargeStateChanged`
 */
export function failCharge(
  trx: Trx,
  charge: Pick<Charge, 'chargeNo' | 'status'>,
  cause: Cause,
  { move = 'fail', ...patch }: Pick<Partial<Charge>, 'note' | 'withdrawnAt'> & { move?: Ending } = {},
): Promise<Charge['status']> {
  const unconfirmed = { confirmedBy: null, confirmedSerialNo: null };
  return transition(trx, chargeMachine, charge, move, cause, { patch: { ...patch, ...unconfirmed } });
}

type Ending = Extract<ChargeMove, 'fail' | 'withdraw'>;
