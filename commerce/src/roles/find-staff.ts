import { permissions as allPermissions, ownerRole, type Permission } from '../../contract/permissions.ts';
import type { Member } from '../auth/session.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import { hasFactor } from '../second-factor/factors.ts';

export interface Staff extends Member {
  username: string;
  roles: string[];
  permissions: ReadonlySet<Permission>;
  hasFactor: boolean;
}

/** A member without a role has no permissions. */
export async function findStaff(db: Db, userId: string): Promise<Omit<Staff, keyof Member>> {
  const rows = await db('users')
    .leftJoin('userRoles', 'userRoles.userId', 'users.id')
    .leftJoin('roles', 'roles.name', 'userRoles.roleName')
    .where('users.id', userId)
    .orderBy('roles.name')
    .select('users.username', 'roles.name', 'roles.permissions');
  return {
    username: rows[0]?.username ?? '',
    roles: rows.flatMap(({ name }) => name ?? []),
    permissions: new Set(rows.flatMap(({ name, permissions }) => permissionsOf(name, permissions))),
    hasFactor: await hasFactor(db, userId),
  };
}

/** @throws Failure `forbidden` if the caller has no role */
export async function requireRole(db: Db, userId: string): ReturnType<typeof findStaff> {
  const staff = await findStaff(db, userId);
  if (staff.roles.length === 0) throw fail('forbidden');
  return staff;
}

/** Leaves out stored permissions that the shop no longer knows. Owner also has every new permission. */
export function permissionsOf(role: string | null, stored: string | null): Permission[] {
  if (role === ownerRole) return [...allPermissions];
  const names: string[] = stored ? JSON.parse(stored) : [];
  return allPermissions.filter((permission) => names.includes(permission));
}

export async function readRoles(db: Db, userIds: string[]): Promise<Map<string, string[]>> {
  const rows = await db('userRoles').whereIn('userId', userIds).orderBy('roleName');
  const roles = new Map<string, string[]>();
  for (const { userId, roleName } of rows) roles.set(userId, [...(roles.get(userId) ?? []), roleName]);
  return roles;
}
