import { ownerRole, type Permission } from '../../contract/permissions.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Staff } from '../http/routes.ts';

/**
 * Refuses an action on permissions that the caller does not have, such as giving them or taking them away.
 * @throws Failure `aboveYou`
 */
export function requireWithin(staff: Staff, permissions: Iterable<Permission>): void {
  const above = [...permissions].filter((permission) => !staff.permissions.has(permission));
  if (above.length > 0) throw fail('aboveYou', { permissions: above });
}

/**
 * Refuses if nobody but this user is an active Owner.
 * @throws Failure `lastOwner`
 */
export async function requireAnotherOwner(trx: Trx, userId: string): Promise<void> {
  const another = await trx('userRoles')
    .join('users', 'users.id', 'userRoles.userId')
    .where({ 'userRoles.roleName': ownerRole, 'users.status': 'active' })
    .whereNot('users.id', userId)
    .first('users.id');
  if (!another) throw fail('lastOwner');
}
