import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { type Columns, column } from '../db/tables.ts';
import type { List } from '../lists/list-page.ts';
import { whereDays } from '../lists/where-days.ts';
import { readRoles } from '../roles/find-staff.ts';
import { maskPhone } from '../users/mask-phone.ts';
import { whereMember } from '../users/where-member.ts';
import { accountVersion } from './account-version.ts';

type View = OutputOf<'GET /admin/users/query'>['items'][number];
type Filters = Pick<ParsedInputOf<'GET /admin/users/query'>, 'search' | 'status' | 'role' | 'from' | 'to'>;

const columns = [
  'users.id',
  'users.avatar',
  'users.username',
  'users.phone',
  'users.status',
  'users.createdAt',
  'users.lastLoginAt',
  'walletTotals.balanceFen',
  'walletTotals.spentFen',
  'walletTotals.paidOrders',
] as const;
type Row = Columns<(typeof columns)[number]>;

export function listUsers(db: Db, filters: Filters): List<Row, View> {
  const members = db('users').modify((query) => {
    whereDays(query, 'users.createdAt', filters);
    whereMember(db, query, filters.search);
    if (filters.status) query.where('users.status', filters.status);
    if (filters.role)
      query.whereIn('users.id', db('userRoles').select('userId').where({ roleName: filters.role }));
  });
  const rows = members
    .clone()
    .join('walletTotals', 'walletTotals.userId', 'users.id')
    .select(...columns);
  return {
    rows,
    counted: members,
    sorts: {
      registeredAt: [column('users.createdAt'), column('users.id')],
      lastLoginAt: [`COALESCE(${column('users.lastLoginAt')}, 0)`, column('users.id')],
      username: [column('users.usernameKey'), column('users.id')],
      status: [column('users.status'), column('users.createdAt'), column('users.id')],
      balance: [column('walletTotals.balanceFen'), column('walletTotals.userId')],
      orders: [column('walletTotals.paidOrders'), column('walletTotals.userId')],
      spent: [column('walletTotals.spentFen'), column('walletTotals.userId')],
    },
    defaultSort: '-registeredAt',
    present: (found) => presentUsers(db, found),
  };
}

async function presentUsers(db: Db, rows: Row[]): Promise<View[]> {
  const roles = await readRoles(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    userId: row.id,
    avatar: row.avatar,
    username: row.username,
    phone: maskPhone(row.phone),
    status: row.status,
    balance: toYuan(row.balanceFen),
    orders: row.paidOrders,
    spent: toYuan(row.spentFen),
    registeredAt: isoTime(row.createdAt),
    lastLoginAt: isoTimeOrNull(row.lastLoginAt),
    roles: roles.get(row.id) ?? [],
    version: accountVersion(row.status, roles.get(row.id) ?? []),
  }));
}
