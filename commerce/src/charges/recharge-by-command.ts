import type { Trx } from '../db/db.ts';
import { isUniqueViolation } from '../db/db-errors.ts';
import { fail } from '../fail.ts';
import { lockMember } from '../users/lock-member.ts';
import type { RechargeProposal } from '../wallet/recharge-proposal.ts';
import { proposeRecharge, requireProposal } from './propose-recharge.ts';

export interface CommandRecharge {
  phone: string;
  amountFen: number;
  reason: string;
  /** The number of a receipt or the like. Each reference is credited once. */
  reference: string;
  /** If the command credits this sum or more within a day, staff have to post the recharge. */
  approvalFen: number;
  at: number;
}

export interface Recharge {
  proposal: RechargeProposal;
  isNew: boolean;
}

/**
 * The shop does not know who uses the command, so from a limit on, staff have to post the recharge.
 * @returns an earlier proposal with `isNew` false when the reference was used before
 * @throws Failure `notFound` when no member has this phone; `requestIdReused` for another amount or member
 */
export async function rechargeByCommand(trx: Trx, { phone, ...money }: CommandRecharge): Promise<Recharge> {
  const user = await trx('users').where({ phone }).first('id');
  if (!user) throw fail('notFound', { phone });
  const { id: userId } = user;
  await lockMember(trx, userId);
  const before = await trx('rechargeProposals').where({ reference: money.reference }).first();
  if (before?.userId === userId && before.amountFen === money.amountFen)
    return { proposal: before, isNew: false };
  if (before) throw fail('requestIdReused');
  const recharge = { ...money, userId, kind: 'received', proposedBy: null } as const;
  const { id } = await proposeRecharge(trx, recharge).catch((error: unknown) => {
    throw isUniqueViolation(error) ? fail('requestIdReused') : error;
  });
  return { proposal: await requireProposal(trx, id), isNew: true };
}
