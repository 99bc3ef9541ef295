import { ownerRole, type Permission } from '../../contract/permissions.ts';
import type { Member } from '../auth/session.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { findStaff, type Staff } from './find-staff.ts';

/**
 * Checks the permission again after the lock, because the caller may have lost it while waiting.
 * @returns the caller with the current permissions @throws Failure `forbidden`
 */
export async function lockRoles(trx: Trx, caller: Member, permission: Permission): Promise<Staff> {
  await waitForRoles(trx);
  const active = await trx('users').where({ id: caller.userId, status: 'active' }).first('id');
  const staff = await findStaff(trx, caller.userId);
  if (!active || !staff.permissions.has(permission)) throw fail('forbidden');
  return { ...caller, ...staff };
}

/** On SQLite, the transaction already holds the write lock. */
export async function waitForRoles(trx: Trx): Promise<void> {
  await trx('roles').where({ name: ownerRole }).forUpdate().first('name');
}
