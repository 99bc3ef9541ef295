import { chargeVersion } from '../charges/charge-version.ts';
import { failCharge } from '../charges/fail-charge.ts';
import { requireManual } from '../charges/require-manual.ts';
import { readWaitingCredits } from '../charges/waiting-credit.ts';
import type { Trx } from '../db/db.ts';
import { requireVersion } from '../db/row-version.ts';
import { byStaff } from '../states/transition.ts';
import { rejectCredit } from './reject-credit.ts';

interface Failing {
  chargeNo: string;
  staffId: string;
  reason: string;
  at: number;
  /** Without a version, the write applies to any version. */
  version?: string | undefined;
}

/**
 * Also rejects the credit that waits for a second person.
 * @throws Failure `chargeNotFound`, `notManual`, `rowChanged`, `chargeStateChanged`
 */
export async function failManualCharge(trx: Trx, failing: Failing): Promise<void> {
  const { chargeNo, staffId, reason, at, version } = failing;
  const charge = await requireManual(trx, chargeNo);
  requireVersion(await chargeVersion(trx, charge), version);
  const waiting = (await readWaitingCredits(trx, [chargeNo])).get(chargeNo);
  if (waiting) await rejectCredit(trx, { creditId: waiting.id, staffId, reason, at });
  await failCharge(trx, charge, byStaff(staffId, at, reason), { note: reason });
}
