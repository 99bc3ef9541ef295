import type { Db } from '../db/db.ts';
import { versionOf } from '../db/row-version.ts';
import type { Charge } from './charge.ts';
import { readWaitingCredits } from './waiting-credit.ts';

export async function chargeVersion(db: Db, charge: Charge): Promise<string> {
  const waiting = await readWaitingCredits(db, [charge.chargeNo]);
  return versionOfCharge(charge, waiting.get(charge.chargeNo)?.id);
}

/** @param creditId the credit that waits for a second person */
export function versionOfCharge(
  { status, successAt, withdrawnAt }: Charge,
  creditId: string | undefined,
): string {
  return versionOf([status, creditId ?? null, successAt, withdrawnAt]);
}
