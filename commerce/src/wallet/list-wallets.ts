import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toFen, toYuan } from '../../contract/money.ts';
import { isoTimeOrNull } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { type Columns, column } from '../db/tables.ts';
import type { List } from '../lists/list-page.ts';
import { sumRows } from '../lists/sum-rows.ts';
import { runAside } from '../threads/run-aside.ts';
import { maskPhone } from '../users/mask-phone.ts';
import { whereMember } from '../users/where-member.ts';
import { sumAllWallets } from './sum-all-wallets.ts';

type View = OutputOf<'GET /admin/wallets/query'>['items'][number];
type Sums = OutputOf<'GET /admin/wallets/sums'>;
type Filters = ParsedInputOf<'GET /admin/wallets/sums'>;

export const walletColumns = [
  'users.id',
  'users.username',
  'users.phone',
  'walletTotals.balanceFen',
  'walletTotals.heldFen',
  'walletTotals.rechargedFen',
  'walletTotals.spentFen',
  'walletTotals.refundedFen',
  'walletTotals.lastEntryAt',
] as const;
type Row = Columns<(typeof walletColumns)[number]>;
const heldSql = column('walletTotals.heldFen');
const availableSql = `${column('walletTotals.balanceFen')} - ${heldSql}`;

export function listWallets(db: Db, filters: Filters): List<Row, View> {
  const { search, minBalance, maxBalance, frozen } = filters;
  const wallets = db('walletTotals').modify((query) => {
    if (minBalance !== undefined) query.where('balanceFen', '>=', toFen(minBalance));
    if (maxBalance !== undefined) query.where('balanceFen', '<=', toFen(maxBalance));
    // Written as in the two partial indexes: with a parameter in place of the 0, or with `=`, the database would not
    // use them.
    if (frozen !== undefined) query.whereRaw(`${heldSql} ${frozen ? '>' : '<='} 0`);
  });
  const members = wallets.clone().join('users', 'users.id', 'walletTotals.userId');
  const found = db('users')
    .select('id')
    .modify((users) => whereMember(db, users, search));
  const rows = members
    .clone()
    // The subquery makes the database search the members first. Otherwise it would read the row of every member.
    .modify((query) => (search ? query.whereIn('walletTotals.userId', found) : query))
    .select(...walletColumns);
  return {
    rows,
    counted: search ? members.modify((query) => whereMember(db, query, search)) : wallets,
    sorts: {
      member: [column('users.usernameKey'), column('users.id')],
      available: sortedBy(availableSql),
      frozen: sortedBy(heldSql),
      recharged: sortedBy(column('walletTotals.rechargedFen')),
      spent: sortedBy(column('walletTotals.spentFen')),
      refunded: sortedBy(column('walletTotals.refundedFen')),
      lastEntryAt: sortedBy(column('walletTotals.lastEntryAt')),
    },
    defaultSort: '-lastEntryAt',
    present: (found) => found.map(presentWallet),
  };
}

/** On SQLite the sums are added up in a thread. */
export function sumWallets(db: Db, filters: Filters): Promise<Sums> {
  return runAside(db, import.meta.url, foldWallets, filters);
}

export function foldWallets(db: Db, filters: Filters): Promise<Sums> {
  if (Object.values(filters).every((filter) => filter === undefined || filter === ''))
    return sumAllWallets(db);
  const { rows, counted } = listWallets(db, filters);
  // `counted` searches the members last, which is slower when all of them are read.
  return sumRows(db, filters.search || !counted ? { rows } : { rows, counted }, {
    available: availableSql,
    frozen: heldSql,
    recharged: column('walletTotals.rechargedFen'),
    spent: column('walletTotals.spentFen'),
    refunded: column('walletTotals.refundedFen'),
  });
}

function sortedBy(value: string): string[] {
  return [value, column('walletTotals.userId')];
}

export function presentWallet(row: Row): View {
  return {
    userId: row.id,
    username: row.username,
    phone: maskPhone(row.phone),
    available: toYuan(row.balanceFen - row.heldFen),
    frozen: toYuan(row.heldFen),
    recharged: toYuan(row.rechargedFen),
    spent: toYuan(row.spentFen),
    refunded: toYuan(row.refundedFen),
    lastEntryAt: isoTimeOrNull(row.lastEntryAt || null),
  };
}
