import type { Knex } from 'knex';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toFen, toYuan } from '../../contract/money.ts';
import { isoTimeOrNull } from '../clock.ts';
import { whereContains } from '../db/contains.ts';
import { availableSql, balanceSql, heldSql, joinAccounts } from '../ledger/join-accounts.ts';
import { maskPhone } from '../users/mask-phone.ts';
import type { List } from './list-page.ts';

type View = OutputOf<'GET /admin/wallets/query'>['items'][number];
type Filters = Pick<
  ParsedInputOf<'GET /admin/wallets/query'>,
  'search' | 'minBalance' | 'maxBalance' | 'frozen'
>;

interface Row {
  id: string;
  username: string;
  phone: string;
  availableFen: number;
  heldFen: number;
  rechargedFen: number;
  spentFen: number;
  refundedFen: number;
  /** 0 before the first. */
  lastEntryAt: number;
}

const sum = (column: string) => `wallet_totals.${column}`;

/** The wallets of all members, those without money too. */
export function listWallets(db: Knex, filters: Filters): List<Row, View> {
  const { search, minBalance, maxBalance, frozen } = filters;
  const rows = joinAccounts(db('walletTotals').join('users', 'users.id', 'walletTotals.userId'), db)
    .modify((query) => {
      whereContains(query, ['users.username', 'users.phone'], search);
      if (minBalance !== undefined) query.whereRaw(`${balanceSql} >= ?`, [toFen(minBalance)]);
      if (maxBalance !== undefined) query.whereRaw(`${balanceSql} <= ?`, [toFen(maxBalance)]);
      if (frozen !== undefined) query.whereRaw(`${heldSql} ${frozen ? '>' : '='} 0`);
    })
    .select(
      'users.id',
      'users.username',
      'users.phone',
      'walletTotals.lastEntryAt',
      db.raw(`${availableSql} AS available_fen`),
      db.raw(`${heldSql} AS held_fen`),
      ...['rechargedFen', 'spentFen', 'refundedFen'].map((column) => `walletTotals.${column}`),
    );
  return {
    rows,
    key: 'walletTotals.userId',
    sorts: {
      available: availableSql,
      frozen: heldSql,
      recharged: sum('recharged_fen'),
      spent: sum('spent_fen'),
      refunded: sum('refunded_fen'),
      lastEntryAt: sum('last_entry_at'),
    },
    defaultSort: '-lastEntryAt',
    present: (found) => found.map(presentWallet),
  };
}

function presentWallet(row: Row): View {
  return {
    userId: row.id,
    username: row.username,
    phone: maskPhone(row.phone),
    available: toYuan(row.availableFen),
    frozen: toYuan(row.heldFen),
    recharged: toYuan(row.rechargedFen),
    spent: toYuan(row.spentFen),
    refunded: toYuan(row.refundedFen),
    lastEntryAt: isoTimeOrNull(row.lastEntryAt || null),
  };
}
