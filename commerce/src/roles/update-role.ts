import type { Permission } from '../../contract/permissions.ts';
import type { Trx } from '../db/db.ts';
import type { Staff } from './find-staff.ts';
import { requireWithin } from './require-within.ts';
import { findEditableRole } from './role.ts';

/**
 * Applies at once, because every request reads the permissions. @returns the former permissions
 * @throws Failure `roleNotFound`, `ownerRoleFixed`, `rowChanged`, `aboveYou`
 */
export async function updateRole(
  trx: Trx,
  input: { name: string; version?: string | undefined; permissions: Permission[]; staff: Staff; at: number },
): Promise<Permission[]> {
  const { name, version, permissions, staff, at } = input;
  const role = await findEditableRole(trx, name, version);
  requireWithin(staff, differenceOf(role.permissions, permissions));
  await trx('roles')
    .where({ name })
    .update({ permissions: JSON.stringify(permissions), updatedAt: at });
  return role.permissions;
}

export function differenceOf(before: readonly Permission[], after: readonly Permission[]): Permission[] {
  return [
    ...before.filter((permission) => !after.includes(permission)),
    ...after.filter((permission) => !before.includes(permission)),
  ];
}
