import type { Db } from '../db/db.ts';
import { permissionsOf } from '../roles/find-staff.ts';
import type { Person } from '../users/name-people.ts';

/** The active staff who may answer messages, by name. */
export async function listAssignees(db: Db): Promise<Person[]> {
  const roles = await db('roles').select('name', 'permissions');
  const answering = roles
    .filter(({ name, permissions }) => permissionsOf(name, permissions).includes('messages.answer'))
    .map(({ name }) => name);
  const staff = await db('users')
    .whereIn('id', db('userRoles').whereIn('roleName', answering).select('userId'))
    .where({ status: 'active' })
    .orderBy('usernameKey')
    .select('id', 'username');
  return staff.map(({ id, username }) => ({ userId: id, username }));
}
