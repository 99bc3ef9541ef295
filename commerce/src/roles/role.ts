import { ownerRole, type Permission } from '../../contract/permissions.ts';
import type { Trx } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { permissionsOf } from './find-staff.ts';

/** A named set of permissions. */
export interface Role {
  name: string;
  permissions: Permission[];
  updatedAt: number;
}

export function readRow({ name, permissions, updatedAt }: Row<'roles'>): Role {
  return { name, permissions: permissionsOf(name, permissions), updatedAt };
}

/** @throws Failure `roleNotFound` */
export async function findRole(trx: Trx, name: string): Promise<Role> {
  const [role] = await findRoles(trx, [name]);
  if (!role) throw fail('roleNotFound', { role: name });
  return role;
}

/** @throws Failure `roleNotFound`, `ownerRoleFixed` */
export async function findEditableRole(trx: Trx, name: string): Promise<Role> {
  const role = await findRole(trx, name);
  if (role.name === ownerRole) throw fail('ownerRoleFixed');
  return role;
}

/** @throws Failure `roleNotFound` that names the first missing role */
export async function findRoles(trx: Trx, names: string[]): Promise<Role[]> {
  const rows = await trx('roles').whereIn('name', names).orderBy('name');
  const missing = names.find((name) => !rows.some((row) => row.name === name));
  if (missing) throw fail('roleNotFound', { role: missing });
  return rows.map(readRow);
}
