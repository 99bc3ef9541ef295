import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { lockMember } from '../users/lock-member.ts';
import type { Credit } from './credit.ts';
import { proposeCredit } from './propose-credit.ts';

export interface CommandCredit {
  phone: string;
  amountFen: number;
  reason: string;
  /** The number of a receipt or the like. Each reference is credited once. */
  reference: string;
  /** If the command credits this sum or more within a day, staff have to post the credit. */
  approvalFen: number;
  at: number;
}

/**
 * The shop does not know who uses the command, so from a limit on, staff have to post the credit.
 * @returns an earlier credit with `isNew` false when the reference was used before
 * @throws Failure `notFound` when no member has this phone; `requestIdReused` for another amount or member
 */
export async function creditByCommand(
  trx: Trx,
  { phone, ...money }: CommandCredit,
): Promise<{ credit: Credit; isNew: boolean }> {
  const user = await trx('users').where({ phone }).first('id');
  if (!user) throw fail('notFound', { phone });
  const { id: userId } = user;
  await lockMember(trx, userId);
  const before = await trx('credits').where({ reference: money.reference }).first();
  if (before?.userId === userId && before.amountFen === money.amountFen)
    return { credit: before, isNew: false };
  const credit = await proposeCredit(trx, { ...money, userId, kind: 'received', proposedBy: null });
  return { credit, isNew: true };
}
