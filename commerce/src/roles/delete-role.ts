import type { Permission } from '../../contract/permissions.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Staff } from './find-staff.ts';
import { requireWithin } from './require-within.ts';
import { findEditableRole } from './role.ts';

/** @returns the permissions @throws Failure `roleNotFound`, `ownerRoleFixed`, `rowChanged`, `aboveYou`, `roleInUse` */
export async function deleteRole(
  trx: Trx,
  { name, version, staff }: { name: string; version?: string | undefined; staff: Staff },
): Promise<Permission[]> {
  const role = await findEditableRole(trx, name, version);
  requireWithin(staff, role.permissions);
  const used = await trx('userRoles').where({ roleName: name }).first('userId');
  if (used) throw fail('roleInUse');
  await trx('roles').where({ name }).delete();
  return role.permissions;
}
