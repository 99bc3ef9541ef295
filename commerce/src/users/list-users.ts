import type { Knex } from 'knex';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import { whereContains } from '../db/contains.ts';
import type { List } from '../lists/list-page.ts';
import { whereDays } from '../lists/where-days.ts';
import { readRoles } from '../roles/find-staff.ts';
import { maskPhone } from './mask-phone.ts';
import { memberTexts } from './user.ts';

type View = OutputOf<'GET /admin/users/query'>['items'][number];
type Filters = Pick<ParsedInputOf<'GET /admin/users/query'>, 'search' | 'status' | 'role' | 'from' | 'to'>;

interface Row {
  id: string;
  avatar: string | null;
  username: string;
  phone: string;
  status: 'active' | 'frozen';
  balanceFen: number;
  spentFen: number;
  paidOrders: number;
  createdAt: number;
  lastLoginAt: number | null;
}

/** Members and staff with the money they have. */
export function listUsers(db: Knex, filters: Filters): List<Row, View> {
  const members = db('users').modify((query) => {
    whereDays(query, 'users.createdAt', filters);
    whereContains(query, memberTexts, filters.search);
    if (filters.status) query.where('users.status', filters.status);
    if (filters.role)
      query.whereIn('users.id', db('userRoles').select('userId').where({ roleName: filters.role }));
  });
  const rows = members
    .clone()
    .join('walletTotals', 'walletTotals.userId', 'users.id')
    .select(
      ...['id', 'avatar', 'username', 'phone', 'status', 'createdAt', 'lastLoginAt'].map(
        (column) => `users.${column}`,
      ),
      ...['balanceFen', 'spentFen', 'paidOrders'].map((column) => `walletTotals.${column}`),
    );
  return {
    rows,
    counted: members,
    sorts: {
      registeredAt: ['users.created_at', 'users.id'],
      lastLoginAt: ['COALESCE(users.last_login_at, 0)', 'users.id'],
      username: ['users.username_key', 'users.id'],
      status: ['users.status', 'users.created_at', 'users.id'],
      balance: ['wallet_totals.balance_fen', 'wallet_totals.user_id'],
      orders: ['wallet_totals.paid_orders', 'wallet_totals.user_id'],
      spent: ['wallet_totals.spent_fen', 'wallet_totals.user_id'],
    },
    defaultSort: '-registeredAt',
    present: (found) => presentUsers(db, found),
  };
}

async function presentUsers(db: Knex, rows: Row[]): Promise<View[]> {
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
  }));
}
