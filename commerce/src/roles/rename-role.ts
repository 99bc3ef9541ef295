import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Staff } from './find-staff.ts';
import { requireWithin } from './require-within.ts';
import { findEditableRole, isSameName, requireFreeName } from './role.ts';

/**
 * No request finds a member without the role in between. The caller holds the lock of `lockRoles`.
 * @throws Failure `roleNotFound`, `ownerRoleFixed`, `rowChanged`, `aboveYou`, `roleNameTaken`
 */
export async function renameRole(
  trx: Trx,
  input: { name: string; version?: string | undefined; newName: string; staff: Staff; at: number },
): Promise<void> {
  const { name, version, newName, staff, at } = input;
  const role = await findEditableRole(trx, name, version);
  requireWithin(staff, role.permissions);
  // A name may change in upper and lower case alone.
  if (name === newName) throw fail('roleNameTaken');
  if (!isSameName(name, newName)) await requireFreeName(trx, newName);
  const stored = await trx('roles').where({ name }).first('permissions');
  // Rows of members refer to the name, so the new row comes before them and the old one goes after them.
  await trx('roles').insert({ name: newName, permissions: stored?.permissions ?? '[]', updatedAt: at });
  await trx('userRoles').where({ roleName: name }).update({ roleName: newName });
  await trx('roles').where({ name }).delete();
}
