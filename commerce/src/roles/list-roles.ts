import type { OutputOf } from '../../contract/contract.ts';
import { isoTime } from '../clock.ts';
import { whereContains } from '../db/contains.ts';
import type { Db } from '../db/db.ts';
import { column, type Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { Staff } from '../http/routes.ts';
import type { List } from '../lists/list-page.ts';
import { beyond } from './require-within.ts';
import { readRow, roleVersion } from './role.ts';

type View = OutputOf<'GET /admin/roles/query'>['items'][number];
type RoleWithMembers = Row<'roles'> & { members: number };

const membersSql = `(SELECT COUNT(*) FROM user_roles
  WHERE ${column('userRoles.roleName')} = ${column('roles.name')})`;

/** The roles, each with its number of members. */
export function listRoles(db: Db, { name }: { name?: string | undefined }): List<RoleWithMembers, View> {
  return {
    rows: roles(db).modify((query) => whereContains(query, ['roles.name'], name)),
    sorts: {
      name: [column('roles.name')],
      members: [membersSql, column('roles.name')],
      updatedAt: [column('roles.updatedAt'), column('roles.name')],
    },
    defaultSort: 'name',
    present: (found) => found.map(presentRole),
  };
}

/** The names of all roles, and which of them the caller may give and take. */
export async function listNames(
  db: Db,
  staff: Pick<Staff, 'permissions'>,
): Promise<OutputOf<'GET /admin/roles/names'>> {
  const rows = await db('roles').orderBy('name');
  return rows.map(readRow).map(({ name, permissions }) => ({
    name,
    assignable: staff.permissions.has('roles.write') && beyond(staff, permissions).length === 0,
  }));
}

/** One role as it is shown in the list. */
export async function readRoleView(db: Db, name: string): Promise<View> {
  const row = await roles(db).where('roles.name', name).first();
  if (!row) throw fail('roleNotFound', { role: name });
  return presentRole(row);
}

function roles(db: Db) {
  return db('roles').select('roles.*', db.raw<{ members: number }>(`${membersSql} AS members`));
}

function presentRole(row: RoleWithMembers): View {
  const role = readRow(row);
  const { name, permissions, updatedAt } = role;
  return {
    name,
    permissions,
    members: Number(row.members),
    updatedAt: isoTime(updatedAt),
    version: roleVersion(role),
  };
}
