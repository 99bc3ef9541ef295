import type { OutputOf, Permission } from '@junyao/commerce/contract';
import { chargeStates } from '@junyao/commerce/contract/states';
import type { RowOf } from '../list/load-list.ts';

export type ChargeRow = RowOf<'/admin/charges/query'>;
export type ChargeDetail = OutputOf<'GET /admin/charges/detail'>;
export type ChargeAction = 'confirm' | 'fail';

/** What an action depends on, in a row of the list as well as in the record. */
type Decidable = Pick<ChargeRow, 'status' | 'provider' | 'successAt' | 'confirmedBy'>;

/** A payment provider settles its own recharges. Staff settle those that are paid by hand. Commerce checks it again. */
const conditions: Readonly<Record<ChargeAction, (charge: Decidable) => boolean>> = {
  // A recharge that failed after it was credited was reversed. Its payment is recharged by its number instead.
  confirm: ({ status, provider, successAt }) =>
    provider === 'manual' && successAt === null && chargeStates.can(status, 'succeed', 'staff'),
  fail: (charge) =>
    charge.provider === 'manual' &&
    (chargeStates.can(charge.status, 'fail', 'staff') || isConfirmedAfterFailure(charge)),
};
const allActions = Object.keys(conditions) as ChargeAction[];

/** The first confirmation of a recharge that has failed can be withdrawn, by the same action that marks others as failed. */
export function isConfirmedAfterFailure({ status, successAt, confirmedBy }: Decidable): boolean {
  return status === 'FAILED' && successAt === null && confirmedBy !== null;
}

/** Which texts name an action: to mark a failed recharge as failed only withdraws its first confirmation. */
export function wordOf(charge: Decidable, action: ChargeAction): ChargeAction | 'unconfirm' {
  return action === 'fail' && isConfirmedAfterFailure(charge) ? 'unconfirm' : action;
}

export function isOffered(charge: Decidable, action: ChargeAction): boolean {
  return conditions[action](charge);
}

/**
 * What a person can do with a recharge, the likely action first.
 * @param ownId the person, who can't confirm a recharge of their own wallet
 */
export function offeredActions(
  charge: Decidable & Pick<ChargeRow, 'member'>,
  may: (permission: Permission) => boolean,
  ownId: string | undefined,
): readonly ChargeAction[] {
  if (!may('charges.settle')) return [];
  const isOwn = charge.member.userId === ownId;
  return allActions.filter((action) => isOffered(charge, action) && !(isOwn && action === 'confirm'));
}
