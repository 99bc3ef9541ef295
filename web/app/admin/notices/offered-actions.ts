import type { Permission } from '@junyao/commerce/contract';
import { chargeStates } from '@junyao/commerce/contract/states';
import type { RowOf } from '../list/load-list.ts';

export type NoticeRow = RowOf<'/admin/charges/notices'>;
export type NoticeAction = 'credit' | 'close';

/** Commerce checks the conditions again, and also whether the payment was credited in another way. */
const conditions: Readonly<Record<NoticeAction, (notice: NoticeRow) => boolean>> = {
  credit: ({ dealtWith, chargeStatus, member, serialNo, amount, creditedBy }) =>
    dealtWith === null &&
    creditedBy === null &&
    chargeStatus !== null &&
    chargeStates.can(chargeStatus, 'succeed', 'staff') &&
    member !== null &&
    serialNo !== '' &&
    amount > 0,
  close: ({ dealtWith }) => dealtWith === null,
};
const allActions = Object.keys(conditions) as NoticeAction[];

export function isOffered(notice: NoticeRow, action: NoticeAction): boolean {
  return conditions[action](notice);
}

/** @param ownId the user id of the person, who can't credit their own wallet */
export function offeredActions(
  notice: NoticeRow,
  may: (permission: Permission) => boolean,
  ownId: string | undefined,
): readonly NoticeAction[] {
  if (!may('recharges.settle')) return [];
  const isOwn = notice.member !== null && notice.member.userId === ownId;
  return allActions.filter((action) => isOffered(notice, action) && !(isOwn && action === 'credit'));
}
