import { ownerRole } from '../../contract/permissions.ts';
import type { FactorKind } from '../../contract/proof.ts';
import { closeSessions } from '../auth/session.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { addNoticeOfShop } from '../notices/add-notice.ts';
import { findStaff, type Staff } from '../roles/find-staff.ts';
import { requireAnotherOwner, requireWithin } from '../roles/require-within.ts';
import { removeFactors } from '../second-factor/factors.ts';

interface Target {
  userId: string;
  staff: Staff;
}

type Status = 'active' | 'frozen';

/**
 * The caller holds the lock of `lockRoles`. @returns the former status
 * @throws Failure `userNotFound`, `notYourself`, `aboveYou`, `lastOwner`
 */
export async function freezeMember(trx: Trx, { userId, staff }: Target): Promise<Status> {
  if (userId === staff.userId) throw fail('notYourself');
  const { status, roles } = await requireBelow(trx, { userId, staff });
  if (roles.includes(ownerRole)) await requireAnotherOwner(trx, userId);
  await trx('users').where({ id: userId }).update({ status: 'frozen' });
  await closeSessions(trx, userId);
  return status;
}

/**
 * Ends sessions that were opened while the account was being frozen. @returns the former status
 * @throws Failure `userNotFound`, `aboveYou`
 */
export async function unfreezeMember(trx: Trx, target: Target): Promise<Status> {
  const { status } = await requireBelow(trx, target);
  if (status === 'active') return status;
  await closeSessions(trx, target.userId);
  await trx('users').where({ id: target.userId }).update({ status: 'active' });
  return status;
}

/** @returns the number of ended sessions @throws Failure `userNotFound`, `aboveYou` */
export async function forceLogout(trx: Trx, target: Target): Promise<number> {
  await requireBelow(trx, target);
  const sessions = await trx('sessions').where({ userId: target.userId }).pluck('id');
  await closeSessions(trx, target.userId);
  return sessions.length;
}

/** @returns the kinds that the member had @throws Failure `userNotFound`, `notYourself`, `aboveYou` */
export async function resetFactors(
  trx: Trx,
  { userId, staff, at }: Target & { at: number },
): Promise<FactorKind[]> {
  if (userId === staff.userId) throw fail('notYourself');
  await requireBelow(trx, { userId, staff });
  const kinds = await removeFactors(trx, userId);
  await closeSessions(trx, userId);
  if (kinds.length > 0) await addNoticeOfShop(trx, { userId, kind: 'factors_reset', at });
  return kinds;
}

/** @throws Failure `userNotFound`; `aboveYou` if the member has a permission that the caller lacks */
async function requireBelow(trx: Trx, { userId, staff }: Target) {
  const user = await trx('users').where({ id: userId }).forUpdate().first('status');
  if (!user) throw fail('userNotFound');
  const target = await findStaff(trx, userId);
  requireWithin(staff, target.permissions);
  return { status: user.status, roles: target.roles };
}
