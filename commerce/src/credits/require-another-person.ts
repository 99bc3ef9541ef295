import { ownerRole } from '../../contract/permissions.ts';
import type { Db, Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { permissionsOf, readRoles } from '../roles/find-staff.ts';

interface Proposed {
  /** The owner of the wallet. */
  userId: string;
  /** Null for the command line. */
  proposedBy: string | null;
}

/**
 * Who decides on money is neither its proposer nor its owner. An Owner whom nobody could relieve decides alone.
 * @throws Failure `notYourself`, `secondPersonNeeded`
 */
export async function requireAnotherPerson(
  trx: Trx,
  { userId, proposedBy }: Proposed,
  staffId: string,
): Promise<void> {
  if (userId === staffId) throw fail('notYourself');
  if (proposedBy === staffId && !(await isOnlyMoneyPerson(trx, staffId, userId)))
    throw fail('secondPersonNeeded');
}

/** An Owner whom nobody could relieve. @param walletOwner does not count, because nobody decides for the own wallet */
export async function isOnlyMoneyPerson(trx: Db, staffId: string, walletOwner = staffId): Promise<boolean> {
  const own = (await readRoles(trx, [staffId])).get(staffId) ?? [];
  if (!own.includes(ownerRole)) return false;
  const others = await trx('userRoles')
    .join('roles', 'roles.name', 'userRoles.roleName')
    .join('users', 'users.id', 'userRoles.userId')
    .where({ 'users.status': 'active' })
    .whereNotIn('users.id', [staffId, walletOwner])
    .select('roles.name', 'roles.permissions');
  return !others.some(({ name, permissions }) => permissionsOf(name, permissions).includes('credits.post'));
}
