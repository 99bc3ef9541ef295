import type { Trx } from '../db/db.ts';
import { requireVersion } from '../db/row-version.ts';
import { holdAsAtFirst } from '../orders/hold-longer.ts';
import { rechargeMachine, requireManual } from '../recharges/recharge.ts';
import { rechargeVersion } from '../recharges/recharge-version.ts';
import { findWaitingCredit } from '../recharges/waiting-credit.ts';
import { byStaff, type StaffAct, transition } from '../states/transition.ts';
import { creditMachine, requireCredit } from './credit.ts';
import { rejectProposal } from './reject-proposal.ts';

export interface Settling extends StaffAct {
  chargeNo: string;
  /** Without a version, the write applies to any version. */
  version?: string | undefined;
}

/**
 * Also rejects the credit that waits for a second person.
 * @throws Failure `rechargeNotFound`, `notManual`, `rowChanged`, `rechargeStateChanged`
 */
export async function failManualRecharge(trx: Trx, failing: Settling): Promise<void> {
  const { chargeNo, staffId, reason, at, version } = failing;
  const recharge = await requireManual(trx, chargeNo);
  const waiting = await findWaitingCredit(trx, chargeNo);
  requireVersion(rechargeVersion(recharge, waiting), version);
  if (waiting) {
    const credit = await requireCredit(trx, waiting.id);
    await rejectProposal(trx, creditMachine, credit, { staffId, reason, at });
  }
  const cause = byStaff(staffId, at, reason);
  await transition(trx, rechargeMachine, recharge, 'fail', cause, { patch: { note: reason } });
  if (recharge.orderNo) await holdAsAtFirst(trx, recharge.orderNo, at);
}
