import type { Channel } from '../../contract/choices.ts';
import { type RechargeMove, type RechargeStatus, rechargeStates } from '../../contract/states.ts';
import type { Machine } from '../states/transition.ts';

/** `provider`: the payment provider in use at the opening. `serialNo`: the provider's number of the payment. */
export interface Recharge {
  chargeNo: string;
  userId: string;
  channel: Channel;
  provider: string;
  amountFen: number;
  status: RechargeStatus;
  serialNo: string | null;
  cashierUrl: string | null;
  note: string;
  createdAt: number;
  successAt: number | null;
  askedAt: number;
  withdrawnAt: number | null;
}

export const rechargeMachine: Machine<'recharges', 'chargeNo', RechargeMove> = {
  states: rechargeStates,
  refusal: 'rechargeStateChanged',
  find: (trx, { chargeNo }) => trx('recharges').where({ chargeNo }),
};
