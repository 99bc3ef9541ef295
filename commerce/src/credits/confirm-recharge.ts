import { rechargeStates } from '../../contract/states.ts';
import type { Trx } from '../db/db.ts';
import { requireVersion } from '../db/row-version.ts';
import { fail } from '../fail.ts';
import { requireManual } from '../recharges/recharge.ts';
import { rechargeVersion } from '../recharges/recharge-version.ts';
import { findWaitingCredit } from '../recharges/waiting-credit.ts';
import { lockPayment } from '../wallet/lock-payment.ts';
import type { Credit } from './credit.ts';
import type { Settling } from './fail-manual-recharge.ts';
import { proposeCredit } from './propose-credit.ts';

interface Confirmation extends Settling {
  serialNo: string;
  /** From this sum within a day on, a second person has to post. */
  approvalFen: number;
}

/**
 * Credits a recharge whose money staff have seen.
 * @throws Failure as `proposeCredit`, and `rechargeNotFound`, `notManual`, `rowChanged`, `creditWaiting`; `creditReversed`
 *   if an earlier credit of the recharge was taken back
 */
export async function confirmRecharge(trx: Trx, input: Confirmation): Promise<Credit> {
  const { chargeNo, serialNo, staffId, reason, at, approvalFen, version } = input;
  await lockPayment(trx, serialNo, chargeNo);
  const recharge = await requireManual(trx, chargeNo);
  const waiting = await findWaitingCredit(trx, chargeNo);
  requireVersion(rechargeVersion(recharge, waiting), version);
  const { userId, amountFen, channel, status, successAt } = recharge;
  if (status === 'FAILED' && successAt !== null) throw fail('creditReversed');
  if (!rechargeStates.can(status, 'succeed', 'staff')) throw fail('rechargeStateChanged', { status });
  if (waiting) throw fail('creditWaiting', { creditId: waiting.id });
  const money = { userId, amountFen, kind: 'received', chargeNo, payment: { channel, serialNo } } as const;
  return proposeCredit(trx, { ...money, reason, proposedBy: staffId, approvalFen, at });
}
