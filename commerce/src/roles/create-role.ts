import type { Permission } from '../../contract/permissions.ts';
import type { Trx } from '../db/db.ts';
import type { Staff } from './find-staff.ts';
import { requireWithin } from './require-within.ts';
import { requireFreeName } from './role.ts';

/** @throws Failure `roleNameTaken`, `aboveYou` */
export async function createRole(
  trx: Trx,
  input: { name: string; permissions: Permission[]; staff: Staff; at: number },
): Promise<void> {
  const { name, permissions, staff, at } = input;
  requireWithin(staff, permissions);
  await requireFreeName(trx, name);
  await trx('roles').insert({ name, permissions: JSON.stringify(permissions), updatedAt: at });
}
