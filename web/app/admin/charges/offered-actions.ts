import type { OutputOf, Permission } from '@junyao/commerce/contract';
import { chargeStates } from '@junyao/commerce/contract/states';
import type { RowOf } from '../list/load-list.ts';

export type ChargeRow = RowOf<'/admin/charges/query'>;
export type ChargeDetail = OutputOf<'GET /admin/charges/detail'>;
export type ChargeAction = 'confirm' | 'fail';

type Decidable = Pick<ChargeRow, 'status' | 'provider' | 'successAt' | 'confirmedBy'>;

/** Staff settle only recharges that are paid by hand, and providers settle their own. Commerce checks this again. */
const conditions: Readonly<Record<ChargeAction, (charge: Decidable) => boolean>> = {
  // A failed recharge that was once credited has been reversed, so staff credit its payment by a new recharge.
  confirm: ({ status, provider, successAt }) =>
    provider === 'manual' && successAt === null && chargeStates.can(status, 'succeed', 'staff'),
  fail: (charge) =>
    charge.provider === 'manual' &&
    (chargeStates.can(charge.status, 'fail', 'staff') || isConfirmedAfterFailure(charge)),
};
const allActions = Object.keys(conditions) as ChargeAction[];

/** Marking a failed recharge as failed withdraws its first confirmation. */
export function isConfirmedAfterFailure({ status, successAt, confirmedBy }: Decidable): boolean {
  return status === 'FAILED' && successAt === null && confirmedBy !== null;
}

export function wordOf(charge: Decidable, action: ChargeAction): ChargeAction | 'unconfirm' {
  return action === 'fail' && isConfirmedAfterFailure(charge) ? 'unconfirm' : action;
}

export function isOffered(charge: Decidable, action: ChargeAction): boolean {
  return conditions[action](charge);
}

/** @param ownId the user id of the person, who can't confirm a recharge of their own wallet */
export function offeredActions(
  charge: Decidable & Pick<ChargeRow, 'member'>,
  may: (permission: Permission) => boolean,
  ownId: string | undefined,
): readonly ChargeAction[] {
  if (!may('recharges.settle')) return [];
  const isOwn = charge.member.userId === ownId;
  return allActions.filter((action) => isOffered(charge, action) && !(isOwn && action === 'confirm'));
}
