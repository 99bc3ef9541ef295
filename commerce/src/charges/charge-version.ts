import { versionOf } from '../db/row-version.ts';
import type { Charge } from './charge.ts';

/** Leaves out the serial number confirmed first; otherwise the second person could find it by trying numbers. */
export function chargeVersion({ status, confirmedBy, successAt, withdrawnAt }: Charge): string {
  return versionOf([status, confirmedBy, successAt, withdrawnAt]);
}
