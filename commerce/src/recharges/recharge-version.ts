import type { Db } from '../db/db.ts';
import { versionOf } from '../db/row-version.ts';
import type { Recharge } from './recharge.ts';
import { readWaitingCredits } from './waiting-credit.ts';

/** A credit that waits for a second person is a part of it. */
export async function rechargeVersion(db: Db, recharge: Recharge): Promise<string> {
  const { chargeNo, status, successAt, withdrawnAt } = recharge;
  const waiting = (await readWaitingCredits(db, [chargeNo])).get(chargeNo);
  return versionOf([status, waiting?.id ?? null, successAt, withdrawnAt]);
}
