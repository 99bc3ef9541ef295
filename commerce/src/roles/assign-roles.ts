import { ownerRole } from '../../contract/permissions.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { readRoles, type Staff } from './find-staff.ts';
import { requireAnotherOwner, requireWithin } from './require-within.ts';
import { findRoles, type Role } from './role.ts';

/**
 * The caller holds the lock of `lockRoles`. @returns the former roles
 * @throws Failure `notYourself`, `userNotFound`, `roleNotFound`, `lastOwner`, `aboveYou`
 */
export async function assignRoles(
  trx: Trx,
  input: { userId: string; roles: string[]; staff: Staff },
): Promise<string[]> {
  const { userId, staff } = input;
  if (userId === staff.userId) throw fail('notYourself');
  const user = await trx('users').where({ id: userId }).first('id');
  if (!user) throw fail('userNotFound');
  const before = (await readRoles(trx, [userId])).get(userId) ?? [];
  const after = [...new Set(input.roles)];
  const given = await findRoles(trx, without(after, before));
  const taken = await findRoles(trx, without(before, after));
  requireWithin(
    staff,
    [...given, ...taken].flatMap(({ permissions }) => permissions),
  );
  if (taken.some(({ name }) => name === ownerRole)) await requireAnotherOwner(trx, userId);
  await takeRoles(trx, userId, taken);
  await giveRoles(trx, userId, given);
  return before;
}

function without(names: string[], others: string[]): string[] {
  return names.filter((name) => !others.includes(name));
}

export async function giveRoles(trx: Trx, userId: string, roles: Role[]): Promise<void> {
  if (roles.length === 0) return;
  await trx('userRoles').insert(roles.map(({ name }) => ({ userId, roleName: name })));
  // A member without a role has logged in without the second factor.
  await trx('sessions').where({ userId }).update({ confirmedAt: 0 });
}

async function takeRoles(trx: Trx, userId: string, roles: Role[]): Promise<void> {
  const names = roles.map(({ name }) => name);
  await trx('userRoles').where({ userId }).whereIn('roleName', names).delete();
}
