import type { Channel } from '../../contract/choices.ts';
import { type ChargeMove, type ChargeStatus, chargeStates } from '../../contract/states.ts';
import type { Machine } from '../states/transition.ts';

/** `provider`: the payment provider in use at the opening. `serialNo`: the provider's number of the payment. */
export interface Charge {
  chargeNo: string;
  userId: string;
  channel: Channel;
  provider: string;
  amountFen: number;
  status: ChargeStatus;
  serialNo: string | null;
  cashierUrl: string | null;
  note: string;
  createdAt: number;
  successAt: number | null;
  askedAt: number;
  withdrawnAt: number | null;
}

export const chargeMachine: Machine<'charges', 'chargeNo', ChargeMove> = {
  states: chargeStates,
  refusal: 'chargeStateChanged',
  find: (trx, { chargeNo }) => trx('charges').where({ chargeNo }),
};
