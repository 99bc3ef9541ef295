import type { Permission } from '../../contract/permissions.ts';
import type { Trx } from '../db/db.ts';
import type { Staff } from '../http/routes.ts';
import { requireWithin } from './require-within.ts';
import { findEditableRole } from './role.ts';

/**
 * Changes what a role may do. Every request reads it anew, so its members follow at once.
 * @returns what it may do before
 * @throws Failure `roleNotFound`, `ownerRoleFixed`; `aboveYou` when what is given or taken is not the caller's
 */
export async function updateRole(
  trx: Trx,
  input: { name: string; permissions: Permission[]; staff: Staff; at: number },
): Promise<Permission[]> {
  const { name, permissions, staff, at } = input;
  const role = await findEditableRole(trx, name);
  requireWithin(staff, differenceOf(role.permissions, permissions));
  await trx('roles')
    .where({ name })
    .update({ permissions: JSON.stringify(permissions), updatedAt: at });
  return role.permissions;
}

/** What is in one of the two and not in the other. */
export function differenceOf(before: readonly Permission[], after: readonly Permission[]): Permission[] {
  return [
    ...before.filter((permission) => !after.includes(permission)),
    ...after.filter((permission) => !before.includes(permission)),
  ];
}
