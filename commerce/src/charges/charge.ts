import { type ChargeMove, type ChargeStatus, chargeStates } from '../../contract/states.ts';
import type { Channel } from '../../contract/wallet.ts';
import { BaseModel } from '../db/model.ts';
import type { Machine } from '../states/transition.ts';

/** A recharge of a wallet. `provider`: who took it when it was opened. `serialNo`: the provider's number. */
export class Charge extends BaseModel {
  static override tableName = 'charges';
  static override idColumn = 'chargeNo';

  declare chargeNo: string;
  declare userId: string;
  declare channel: Channel;
  declare provider: string;
  declare amountFen: number;
  declare status: ChargeStatus;
  declare serialNo: string | null;
  declare cashierUrl: string | null;
  declare note: string;
  declare createdAt: number;
  declare successAt: number | null;
  declare askedAt: number;
  declare confirmedBy: string | null;
  declare confirmedSerialNo: string | null;
}

export const chargeMachine: Machine<Charge, 'chargeNo', ChargeMove> = {
  states: chargeStates,
  refusal: 'chargeStateChanged',
  find: (trx, { chargeNo }, status) => trx('charges').where({ chargeNo, status }),
};
