import { ownerRole } from '../../contract/permissions.ts';
import { createMember } from '../auth/register.ts';
import type { Trx } from '../db/db.ts';
import { requireMainlandMobile } from '../users/mainland-mobile.ts';
import { giveRole } from './give-role.ts';
import { waitForRoles } from './lock-roles.ts';

/** `already`: the person is an Owner. `taken`: somebody else is. `frozen`: the account is frozen. */
export type WayToOwner = 'create' | 'promote' | 'already' | 'taken' | 'frozen';

interface Candidate {
  phone: string;
  /** Whether the shop may get one more Owner. */
  another: boolean;
}

/** @throws Failure `invalidInput` if `phone` is not a mobile number of mainland China */
export async function findWayToOwner(trx: Trx, { phone, another }: Candidate): Promise<WayToOwner> {
  requireMainlandMobile(phone);
  const owners = await trx('userRoles')
    .join('users', 'users.id', 'userRoles.userId')
    .where({ 'userRoles.roleName': ownerRole, 'users.status': 'active' })
    .select('users.phone');
  if (owners.some((owner) => owner.phone === phone)) return 'already';
  if (owners.length > 0 && !another) return 'taken';
  const member = await trx('users').where({ phone }).first('status');
  if (!member) return 'create';
  return member.status === 'frozen' ? 'frozen' : 'promote';
}

/** Adds a row to the log. @param passwordHash of a new account */
export async function makeOwner(
  trx: Trx,
  { passwordHash, at, ...candidate }: Candidate & { passwordHash: string; at: number },
): Promise<WayToOwner> {
  const { phone } = candidate;
  await waitForRoles(trx);
  const way = await findWayToOwner(trx, candidate);
  if (way === 'create') {
    const id = crypto.randomUUID();
    await createMember(trx, { id, username: `owner${phone.slice(-4)}`, phone, passwordHash, at });
  }
  if (way === 'create' || way === 'promote') {
    await giveRole(trx, { phone, role: ownerRole, actor: 'cli', at });
  }
  return way;
}
