import type { Knex } from 'knex';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toFen, toYuan } from '../../contract/money.ts';
import { isoTimeOrNull } from '../clock.ts';
import { whereContains } from '../db/contains.ts';
import type { List } from '../lists/list-page.ts';
import { maskPhone } from '../users/mask-phone.ts';
import { memberTexts } from '../users/user.ts';

type View = OutputOf<'GET /admin/wallets/query'>['items'][number];
type Filters = Pick<
  ParsedInputOf<'GET /admin/wallets/query'>,
  'search' | 'minBalance' | 'maxBalance' | 'frozen'
>;

interface Row {
  id: string;
  username: string;
  phone: string;
  balanceFen: number;
  heldFen: number;
  rechargedFen: number;
  spentFen: number;
  refundedFen: number;
  /** 0 before the first. */
  lastEntryAt: number;
}

const columns = ['balanceFen', 'heldFen', 'rechargedFen', 'spentFen', 'refundedFen', 'lastEntryAt'];
const availableSql = 'wallet_totals.balance_fen - wallet_totals.held_fen';

/** The wallets of all members, those without money too. */
export function listWallets(db: Knex, filters: Filters): List<Row, View> {
  const { search, minBalance, maxBalance, frozen } = filters;
  const wallets = db('walletTotals').modify((query) => {
    if (minBalance !== undefined) query.where('balanceFen', '>=', toFen(minBalance));
    if (maxBalance !== undefined) query.where('balanceFen', '<=', toFen(maxBalance));
    // Said with the number itself, as the index of the frozen ones does.
    if (frozen !== undefined) query.whereRaw(`held_fen ${frozen ? '>' : '='} 0`);
  });
  const members = wallets.clone().join('users', 'users.id', 'walletTotals.userId');
  const found = db('users')
    .select('id')
    .modify((users) => whereContains(users, memberTexts, search));
  const rows = members
    .clone()
    // Found first, then sorted: in the order of the wallets every member's row would have to be read.
    .modify((query) => (search ? query.whereIn('walletTotals.userId', found) : query))
    .select(
      'users.id',
      'users.username',
      'users.phone',
      ...columns.map((column) => `walletTotals.${column}`),
    );
  return {
    rows,
    counted: search ? members.modify((query) => whereContains(query, memberTexts, search)) : wallets,
    sorts: {
      member: ['users.username_key', 'users.id'],
      available: sortedBy(availableSql),
      frozen: sortedBy('wallet_totals.held_fen'),
      recharged: sortedBy('wallet_totals.recharged_fen'),
      spent: sortedBy('wallet_totals.spent_fen'),
      refunded: sortedBy('wallet_totals.refunded_fen'),
      lastEntryAt: sortedBy('wallet_totals.last_entry_at'),
    },
    defaultSort: '-lastEntryAt',
    present: (found) => found.map(presentWallet),
  };
}

function sortedBy(value: string): string[] {
  return [value, 'wallet_totals.user_id'];
}

function presentWallet(row: Row): View {
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
