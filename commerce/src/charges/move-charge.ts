import type { Knex } from 'knex';
import { type ChargeMove, chargeStates, type Mover } from '../../contract/states.ts';
import { fail } from '../fail.ts';
import type { Charge } from './charge.ts';

/** Who moves a charge and why. `actor`: `member:<userId>`, `staff:<userId>` or `system`. */
export interface ChargeCause {
  mover: Mover;
  actor: string;
  reason: string;
  at: number;
}

/**
 * Makes one move of the state table as one guarded update.
 * @param charge as it was read; another state by now makes the move impossible
 * @throws Failure `chargeStateChanged`
 */
export async function moveCharge(
  trx: Knex.Transaction,
  charge: Pick<Charge, 'chargeNo' | 'status'>,
  move: ChargeMove,
  mover: Mover,
  patch: Partial<Pick<Charge, 'serialNo' | 'successAt' | 'note'>> = {},
): Promise<void> {
  const { chargeNo, status } = charge;
  if (!chargeStates.can(status, move, mover)) throw fail('chargeStateChanged', { status });
  const moved = await trx('charges')
    .where({ chargeNo, status })
    .update({ ...patch, status: chargeStates.moves[move].to });
  if (moved !== 1) throw fail('chargeStateChanged');
}
