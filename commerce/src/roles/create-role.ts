import type { Knex } from 'knex';
import type { Permission } from '../../contract/permissions.ts';
import { fail } from '../fail.ts';
import type { Staff } from '../http/routes.ts';
import { requireWithin } from './require-within.ts';

/** @throws Failure `roleNameTaken`, `aboveYou` */
export async function createRole(
  trx: Knex.Transaction,
  input: { name: string; permissions: Permission[]; staff: Staff; at: number },
): Promise<void> {
  const { name, permissions, staff, at } = input;
  requireWithin(staff, permissions);
  const names: string[] = await trx('roles').pluck('name');
  if (names.some((other) => keyOf(other) === keyOf(name))) throw fail('roleNameTaken');
  await trx('roles').insert({ name, permissions: JSON.stringify(permissions), updatedAt: at });
}

/** Names that look alike are one name. */
function keyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
