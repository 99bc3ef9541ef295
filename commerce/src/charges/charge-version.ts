import { versionOf } from '../staff/row-version.ts';
import type { Charge } from './charge.ts';

/**
 * The version of a charge for staff who settle it. It does not contain the number that was confirmed first: the second
 * person could otherwise find that number by trying, without looking at the payment.
 */
export function chargeVersion({ status, confirmedBy, successAt, withdrawnAt }: Charge): string {
  return versionOf([status, confirmedBy, successAt, withdrawnAt]);
}
