import type { Knex } from 'knex';
import type { OutputOf } from '../../contract/contract.ts';
import { isoTime } from '../clock.ts';
import { whereContains } from '../db/contains.ts';
import type { List } from '../lists/list-page.ts';
import { type RoleRow, readRow } from './role.ts';

type View = OutputOf<'GET /admin/roles/query'>['items'][number];
type Row = RoleRow & { members: number };

const membersSql = '(SELECT COUNT(*) FROM user_roles WHERE user_roles.role_name = roles.name)';

/** The roles with how many members have each. */
export function listRoles(db: Knex, { name }: { name?: string | undefined }): List<Row, View> {
  const rows = db('roles')
    .select('roles.name', 'roles.permissions', 'roles.updatedAt', db.raw(`${membersSql} AS members`))
    .modify((query) => whereContains(query, ['roles.name'], name));
  return {
    rows,
    sorts: {
      name: ['roles.name'],
      members: [membersSql, 'roles.name'],
      updatedAt: ['roles.updated_at', 'roles.name'],
    },
    defaultSort: 'name',
    present: (found) => found.map(presentRole),
  };
}

/** One role as the list shows it. */
export async function readRoleView(db: Knex, name: string): Promise<View> {
  const row: Row = await listRoles(db, {}).rows.clone().where('roles.name', name).first();
  return presentRole(row);
}

function presentRole(row: Row): View {
  const { name, permissions, updatedAt } = readRow(row);
  return { name, permissions, members: Number(row.members), updatedAt: isoTime(updatedAt) };
}
