import type { Db } from '../db/db.ts';
import { versionOf } from '../db/row-version.ts';
import type { Recharge } from './recharge.ts';
import { readWaitingCredits } from './waiting-credit.ts';

export async function rechargeVersion(db: Db, recharge: Recharge): Promise<string> {
  const waiting = await readWaitingCredits(db, [recharge.chargeNo]);
  return versionOfRecharge(recharge, waiting.get(recharge.chargeNo)?.id);
}

/** @param creditId the credit that waits for a second person */
export function versionOfRecharge(
  { status, successAt, withdrawnAt }: Recharge,
  creditId: string | undefined,
): string {
  return versionOf([status, creditId ?? null, successAt, withdrawnAt]);
}
