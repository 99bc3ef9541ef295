import type { Permission } from '../../contract/permissions.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import type { Staff } from '../http/routes.ts';
import { requireWithin } from './require-within.ts';

/** @throws Failure `roleNameTaken`, `aboveYou` */
export async function createRole(
  trx: Trx,
  input: { name: string; permissions: Permission[]; staff: Staff; at: number },
): Promise<void> {
  const { name, permissions, staff, at } = input;
  requireWithin(staff, permissions);
  const names = await trx('roles').pluck('name');
  if (names.some((other) => keyOf(other) === keyOf(name))) throw fail('roleNameTaken');
  await trx('roles').insert({ name, permissions: JSON.stringify(permissions), updatedAt: at });
}

/**
 * Names have the same key if they differ only in upper and lower case or in Unicode compatibility forms, such
 * as full-width letters.
 */
function keyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
