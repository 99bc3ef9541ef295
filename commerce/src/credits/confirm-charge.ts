import { chargeStates } from '../../contract/states.ts';
import { chargeVersion } from '../charges/charge-version.ts';
import { requireManual } from '../charges/require-manual.ts';
import { requireWithoutCredit } from '../charges/waiting-credit.ts';
import type { Trx } from '../db/db.ts';
import { requireVersion } from '../db/row-version.ts';
import { fail } from '../fail.ts';
import { lockPayment } from '../wallet/lock-payment.ts';
import type { Credit } from './credit.ts';
import { proposeCredit } from './propose-credit.ts';

interface Confirmation {
  chargeNo: string;
  serialNo: string;
  staffId: string;
  reason: string;
  at: number;
  /** From this sum within a day on, a second person has to post. */
  approvalFen: number;
  /** Without a version, the write applies to any version. */
  version?: string | undefined;
}

/**
 * Credits a recharge whose money staff have seen.
 * @throws Failure as `proposeCredit`, and `chargeNotFound`, `notManual`, `rowChanged`, `creditWaiting`; `creditReversed`
 *   if an earlier credit of the recharge was taken back
 */
export async function confirmCharge(trx: Trx, input: Confirmation): Promise<Credit> {
  const { chargeNo, serialNo, staffId, reason, at, approvalFen, version } = input;
  await lockPayment(trx, serialNo, chargeNo);
  const charge = await requireManual(trx, chargeNo);
  requireVersion(await chargeVersion(trx, charge), version);
  const { userId, amountFen, channel, status, successAt } = charge;
  if (userId === staffId) throw fail('notYourself');
  if (status === 'FAILED' && successAt !== null) throw fail('creditReversed');
  if (!chargeStates.can(status, 'succeed', 'staff')) throw fail('chargeStateChanged', { status });
  await requireWithoutCredit(trx, chargeNo);
  const money = { userId, amountFen, kind: 'received', chargeNo, payment: { channel, serialNo } } as const;
  return proposeCredit(trx, { ...money, reason, proposedBy: staffId, approvalFen, at });
}
