import { versionOf } from '../db/row-version.ts';
import type { Recharge } from './recharge.ts';
import type { WaitingCredit } from './waiting-credit.ts';

/** A credit that waits for a second person is a part of it. */
export function rechargeVersion(recharge: Recharge, waiting: WaitingCredit): string {
  const { status, successAt, withdrawnAt } = recharge;
  return versionOf([status, waiting?.id ?? null, successAt, withdrawnAt]);
}
