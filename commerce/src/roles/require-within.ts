import { ownerRole, type Permission } from '../../contract/permissions.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Staff } from './find-staff.ts';

/** @throws Failure `aboveYou` */
export function requireWithin(staff: Staff, permissions: Iterable<Permission>): void {
  const above = beyond(staff, permissions);
  if (above.length > 0) throw fail('aboveYou', { permissions: above });
}

export function beyond(staff: Pick<Staff, 'permissions'>, permissions: Iterable<Permission>): Permission[] {
  return [...permissions].filter((permission) => !staff.permissions.has(permission));
}

/** @throws Failure `lastOwner` */
export async function requireAnotherOwner(trx: Trx, userId: string): Promise<void> {
  const another = await trx('userRoles')
    .join('users', 'users.id', 'userRoles.userId')
    .where({ 'userRoles.roleName': ownerRole, 'users.status': 'active' })
    .whereNot('users.id', userId)
    .first('users.id');
  if (!another) throw fail('lastOwner');
}
