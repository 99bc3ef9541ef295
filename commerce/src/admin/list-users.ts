import type { Knex } from 'knex';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import { whereContains } from '../db/contains.ts';
import { balanceSql, joinAccounts } from '../ledger/join-accounts.ts';
import { readRoles } from '../roles/find-staff.ts';
import { countPaidOrders } from '../users/count-paid-orders.ts';
import { maskPhone } from '../users/mask-phone.ts';
import type { List } from './list-page.ts';
import { whereDays } from './where-days.ts';

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
  createdAt: number;
  lastLoginAt: number | null;
}

/** Members and staff with the money they have. */
export function listUsers(db: Knex, filters: Filters): List<Row, View> {
  const rows = joinAccounts(db('users'), db)
    .leftJoin('walletTotals', 'walletTotals.userId', 'users.id')
    .modify((query) => {
      whereDays(query, 'users.createdAt', filters);
      whereContains(
        query,
        ['users.username', 'users.nickname', 'users.phone', 'users.email'],
        filters.search,
      );
      if (filters.status) query.where('users.status', filters.status);
      if (filters.role)
        query.whereIn('users.id', db('userRoles').select('userId').where({ roleName: filters.role }));
    })
    .select(
      ...['id', 'avatar', 'username', 'phone', 'status', 'createdAt', 'lastLoginAt'].map(
        (column) => `users.${column}`,
      ),
      'walletTotals.spentFen',
      db.raw(`${balanceSql} AS balance_fen`),
    );
  return {
    rows,
    key: 'users.id',
    sorts: {
      registeredAt: 'users.created_at',
      lastLoginAt: 'COALESCE(users.last_login_at, 0)',
      username: 'users.username_key',
      balance: balanceSql,
      spent: 'wallet_totals.spent_fen',
    },
    defaultSort: '-registeredAt',
    present: (found) => presentUsers(db, found),
  };
}

async function presentUsers(db: Knex, rows: Row[]): Promise<View[]> {
  const ids = rows.map(({ id }) => id);
  const [roles, orders] = await Promise.all([readRoles(db, ids), countPaidOrders(db, ids)]);
  return rows.map((row) => ({
    userId: row.id,
    avatar: row.avatar,
    username: row.username,
    phone: maskPhone(row.phone),
    status: row.status,
    balance: toYuan(row.balanceFen),
    orders: orders.get(row.id) ?? 0,
    spent: toYuan(row.spentFen),
    registeredAt: isoTime(row.createdAt),
    lastLoginAt: isoTimeOrNull(row.lastLoginAt),
    roles: roles.get(row.id) ?? [],
  }));
}
