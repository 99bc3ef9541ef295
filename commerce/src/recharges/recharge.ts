import type { Channel } from '../../contract/choices.ts';
import { type RechargeMove, type RechargeStatus, rechargeStates } from '../../contract/states.ts';
import type { Db, Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
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
  note: string;
  createdAt: number;
  successAt: number | null;
  /** Null if staff confirm the payment. */
  payableUntil: number | null;
  /** The order that the money is for. */
  orderNo: string | null;
  withdrawnAt: number | null;
}

export const rechargeMachine: Machine<'recharges', 'chargeNo', RechargeMove> = {
  states: rechargeStates,
  refusal: 'rechargeStateChanged',
  find: (trx, { chargeNo }) => trx('recharges').where({ chargeNo }),
};

/** @throws Failure `rechargeNotFound`, also for the recharge of another member */
export async function requireRecharge(
  db: Db,
  { userId, chargeNo }: { userId: string; chargeNo: string },
): Promise<Recharge> {
  const recharge = await db('recharges').where({ chargeNo, userId }).first();
  if (!recharge) throw fail('rechargeNotFound');
  return recharge;
}

/** Locks the recharge. @throws Failure `rechargeNotFound`, `notManual` */
export async function requireManual(trx: Trx, chargeNo: string): Promise<Recharge> {
  const recharge = await trx('recharges').where({ chargeNo }).forUpdate().first();
  if (!recharge) throw fail('rechargeNotFound');
  if (recharge.provider !== 'manual') throw fail('notManual');
  return recharge;
}
