import type { OutputOf, Permission } from '@junyao/commerce/contract';
import { refundStates } from '@junyao/commerce/contract/states';
import type { RowOf } from '../list/load-list.ts';

export type RefundRow = RowOf<'/admin/refunds/query'>;
export type RefundDetail = OutputOf<'GET /admin/refunds/detail'>;
export type RefundAction = 'approve' | 'payByHand' | 'settle' | 'reject';

type Decidable = Pick<RefundRow, 'status' | 'approved' | 'provider' | 'doubtAmount'>;

/** Commerce checks the conditions again. */
const conditions: Readonly<Record<RefundAction, (refund: Decidable) => boolean>> = {
  approve: (refund) => refund.provider !== 'manual' && isApprovable(refund),
  payByHand: (refund) => refund.provider === 'manual' && isApprovable(refund),
  settle: ({ status, approved, doubtAmount }) =>
    refundStates.can(status, 'succeed', 'staff') && approved && doubtAmount !== null,
  reject: ({ status, approved }) => refundStates.can(status, 'fail', 'staff') && !approved,
};
const allActions = Object.keys(conditions) as RefundAction[];

function isApprovable({ status, approved }: Decidable): boolean {
  return refundStates.can(status, 'approve', 'staff') && !approved;
}

export function isOffered(refund: Decidable, action: RefundAction): boolean {
  return conditions[action](refund);
}

/** @param ownId the user id of the person, who can't pay a refund to themselves */
export function offeredActions(
  refund: Decidable & Pick<RefundRow, 'member'>,
  may: (permission: Permission) => boolean,
  ownId: string | undefined,
): readonly RefundAction[] {
  if (!may('refunds.decide')) return [];
  const isOwn = refund.member.userId === ownId;
  return allActions.filter((action) => isOffered(refund, action) && !(isOwn && action !== 'reject'));
}
