import { writeLogWithoutStaff } from '../audit/write-log.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { giveRoles } from './assign-roles.ts';
import { readRoles } from './find-staff.ts';
import { waitForRoles } from './lock-roles.ts';
import { findRole } from './role.ts';

/**
 * For the command line and the sample shop, where no staff member acts. Adds a row to the log.
 * @returns whether the role is new to the user @throws Failure `userNotFound`, `roleNotFound`
 */
export async function giveRole(
  trx: Trx,
  input: { phone: string; role: string; actor: 'cli' | 'system'; at: number },
): Promise<boolean> {
  const { phone, actor, at } = input;
  await waitForRoles(trx);
  const user = await trx('users').where({ phone }).first('id');
  if (!user) throw fail('userNotFound', { phone });
  const role = await findRole(trx, input.role);
  const before = (await readRoles(trx, [user.id])).get(user.id) ?? [];
  if (before.includes(role.name)) return false;
  await giveRoles(trx, user.id, [role]);
  await writeLogWithoutStaff(trx, {
    actor,
    action: 'users/assign_roles',
    object: `user:${user.id}`,
    before: { roles: before },
    after: { roles: [...before, role.name] },
    at,
  });
  return true;
}
