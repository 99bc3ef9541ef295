import type { Knex } from 'knex';
import type { Permission } from '../../contract/permissions.ts';
import { fail } from '../fail.ts';
import { findEditableRole } from './role.ts';

/**
 * Deletes a role nobody has.
 * @returns what it could do
 * @throws Failure `roleNotFound`, `ownerRoleFixed`, `roleInUse`
 */
export async function deleteRole(trx: Knex.Transaction, name: string): Promise<Permission[]> {
  const role = await findEditableRole(trx, name);
  const used = await trx('userRoles').where({ roleName: name }).first('userId');
  if (used) throw fail('roleInUse');
  await trx('roles').where({ name }).delete();
  return role.permissions;
}
