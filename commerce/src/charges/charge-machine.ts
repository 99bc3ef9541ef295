import { type ChargeMove, chargeStates } from '../../contract/states.ts';
import type { Machine } from '../states/transition.ts';
import type { Charge } from './charge.ts';

export const chargeMachine: Machine<Charge, 'chargeNo', ChargeMove> = {
  states: chargeStates,
  refusal: 'chargeStateChanged',
  find: (trx, { chargeNo }, status) => trx('charges').where({ chargeNo, status }),
};
