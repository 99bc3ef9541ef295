import type { OutputOf } from '../../contract/contract.ts';
import { isoTime } from '../clock.ts';
import { whereContains } from '../db/contains.ts';
import type { Db } from '../db/db.ts';
import { column, type Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { List } from '../lists/list-page.ts';
import type { Language } from '../locales.ts';
import type { Staff } from './find-staff.ts';
import { beyond } from './require-within.ts';
import { readRow, roleVersion, shownName } from './role.ts';

type View = OutputOf<'GET /admin/roles/query'>['items'][number];
type RoleWithMembers = Row<'roles'> & { members: number };

const membersSql = `(SELECT COUNT(*) FROM user_roles
  WHERE ${column('userRoles.roleName')} = ${column('roles.name')})`;

/** Sorted, by default, in the order of the names that the reader sees. */
export async function listRoles(
  db: Db,
  language: Language,
  { name }: { name?: string | undefined },
): Promise<List<RoleWithMembers, View>> {
  const names = inOrder(await db('roles').pluck('name'), language);
  const named = roles(db).modify((query) => whereContains(query, ['roles.name'], name));
  // No collation of the databases knows the translated names, or the order of Chinese names by their sound.
  const places = names.map((_, index) => `(?, ${index})`).join(', ');
  const rows = named
    .clone()
    .joinRaw(`LEFT JOIN (VALUES ${places}) AS places ON places.column1 = ${column('roles.name')}`, names);
  return {
    rows,
    counted: named,
    sorts: {
      // A role that was created since has no place yet.
      name: [`COALESCE(places.column2, ${names.length})`, column('roles.name')],
      members: [membersSql, column('roles.name')],
      updatedAt: [column('roles.updatedAt'), column('roles.name')],
    },
    defaultSort: 'name',
    present: (found) => found.map(presentRole),
  };
}

function inOrder(names: string[], language: Language): string[] {
  const { compare } = new Intl.Collator(language);
  return names.sort((one, other) => compare(shownName(one, language), shownName(other, language)));
}

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
