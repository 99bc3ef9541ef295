import { chargeStates } from '../../contract/states.ts';
import type { Db, Trx } from '../db/db.ts';
import { requireVersion } from '../db/row-version.ts';
import { fail } from '../fail.ts';
import type { Cause } from '../states/transition.ts';
import { lockMember } from '../users/lock-member.ts';
import { type Doubt, doubtsOfPayment } from '../wallet/doubts-of-payment.ts';
import { lockPayment } from '../wallet/lock-payment.ts';
import { readCreditedAlone } from '../wallet/read-credited-alone.ts';
import { requireUncredited } from '../wallet/require-uncredited.ts';
import type { Charge } from './charge.ts';
import { chargeVersion } from './charge-version.ts';
import { closeNoticesOf } from './close-notices-of.ts';
import { creditCharge } from './credit-charge.ts';
import { requireNoCreditByNotice } from './credits-by-staff.ts';
import { failCharge } from './fail-charge.ts';

interface Seen {
  /** Without a version, the write applies to any version. */
  version?: string | undefined;
}

interface Confirmation extends Cause, Seen {
  chargeNo: string;
  serialNo: string;
  staffId: string;
  /** One staff member alone may credit a member with less than this sum within a day. */
  approvalFen: number;
}

/**
 * A large or doubtful charge needs a second person who confirms the same serial number. Its size includes the money
 * that the same person alone credited to the member within a day.
 * @throws Failure `chargeNotFound`, `notManual`, `rowChanged`, `notYourself`, `secondPersonNeeded`,
 *   `chargeStateChanged`, `serialNoUsed`; `creditReversed` if an earlier credit of the charge was taken back
 */
export async function confirmCharge(trx: Trx, input: Confirmation): Promise<Confirmed> {
  const { chargeNo, serialNo, staffId, approvalFen, version, ...cause } = input;
  await lockPayment(trx, serialNo, chargeNo);
  const charge = await requireManual(trx, chargeNo);
  requireVersion(chargeVersion(charge), version);
  if (charge.userId === staffId) throw fail('notYourself');
  // A charge that failed after it was credited was reversed.
  if (charge.status === 'FAILED' && charge.successAt !== null) throw fail('creditReversed');
  const { userId, channel, amountFen, confirmedSerialNo, confirmedBy } = charge;
  const payment = { channel, serialNo };
  await requireUncredited(trx, payment);
  await requireNoCreditByNotice(trx, chargeNo);
  await lockMember(trx, userId);
  const aloneFen = amountFen + (await readCreditedAlone(trx, { userId, staffId, at: cause.at }));
  const doubts = await doubtsOfPayment(trx, { userId, amountFen, payment });
  const needsTwo = aloneFen >= approvalFen || doubts.length > 0;
  const differs = confirmedSerialNo !== serialNo;
  const replaced = differs ? confirmedBy : null;
  if (needsTwo && !differs && confirmedBy === staffId) throw fail('secondPersonNeeded');
  if (needsTwo && differs) {
    await confirmFirst(trx, charge, { serialNo, staffId });
    return { replaced, closedNotices: [] };
  }
  await creditCharge(trx, charge, { ...cause, serialNo });
  const { reason, at } = cause;
  return { replaced, closedNotices: await closeNoticesOf(trx, payment, { staffId, reason, at }) };
}

/** `replaced`: the staff member whose confirmation of a different number was replaced. */
interface Confirmed {
  replaced: string | null;
  closedNotices: string[];
}

export async function doubtsOfConfirmation(db: Db, charge: Charge): Promise<Doubt[]> {
  const { userId, amountFen, channel, confirmedSerialNo, successAt } = charge;
  if (confirmedSerialNo === null || successAt !== null) return [];
  return doubtsOfPayment(db, { userId, amountFen, payment: { channel, serialNo: confirmedSerialNo } });
}

/**
 * If the charge has failed already, this only withdraws its first confirmation.
 * @throws Failure `chargeNotFound`, `notManual`, `rowChanged`, `chargeStateChanged`
 */
export async function failByStaff(
  trx: Trx,
  { chargeNo, version, ...cause }: Cause & Seen & { chargeNo: string },
): Promise<void> {
  const charge = await requireManual(trx, chargeNo);
  requireVersion(chargeVersion(charge), version);
  if (isConfirmedAfterFailure(charge)) await withdrawConfirmation(trx, charge);
  else await failCharge(trx, charge, cause, { note: cause.reason });
}

/** The lock makes concurrent confirmations wait for each other. */
async function requireManual(trx: Trx, chargeNo: string): Promise<Charge> {
  const charge = await trx('charges').where({ chargeNo }).forUpdate().first();
  if (!charge) throw fail('chargeNotFound');
  if (charge.provider !== 'manual') throw fail('notManual');
  return charge;
}

/** Late money of a failed charge may be paid back before a second person confirms it. */
function isConfirmedAfterFailure({ status, successAt, confirmedBy }: Charge): boolean {
  return status === 'FAILED' && successAt === null && confirmedBy !== null;
}

async function withdrawConfirmation(trx: Trx, { chargeNo }: Charge): Promise<void> {
  await trx('charges').where({ chargeNo }).update({ confirmedBy: null, confirmedSerialNo: null });
}

async function confirmFirst(
  trx: Trx,
  { chargeNo, status }: Charge,
  { serialNo, staffId }: { serialNo: string; staffId: string },
): Promise<void> {
  const confirmed = await trx('charges')
    .where({ chargeNo, status })
    .whereIn('status', chargeStates.moves.succeed.from)
    .update({ confirmedBy: staffId, confirmedSerialNo: serialNo });
  if (confirmed !== 1) throw fail('chargeStateChanged', { status });
}
