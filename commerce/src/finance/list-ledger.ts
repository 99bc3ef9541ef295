import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { type Columns, column } from '../db/tables.ts';
import { columnOfNumber } from '../ledger/column-of-number.ts';
import { sceneOf } from '../ledger/scene-of.ts';
import type { List } from '../lists/list-page.ts';
import { whereDays } from '../lists/where-days.ts';
import { membersCalled } from '../users/members-called.ts';
import { nameActors } from '../users/name-people.ts';

type View = OutputOf<'GET /admin/finance/query'>['items'][number];
type Filters = Pick<
  ParsedInputOf<'GET /admin/finance/query'>,
  'search' | 'scene' | 'channel' | 'member' | 'from' | 'to'
>;

const columns = [
  'ledgerTransactions.id',
  'ledgerTransactions.createdAt',
  'ledgerTransactions.transactionNo',
  'ledgerTransactions.scene',
  'ledgerTransactions.orderNo',
  'ledgerTransactions.chargeNo',
  'ledgerTransactions.refundNo',
  'ledgerTransactions.channel',
  'ledgerTransactions.serialNo',
  'ledgerTransactions.actor',
  'ledgerTransactions.reason',
  'walletEntries.userId',
  'walletEntries.amountFen',
  'walletEntries.balanceAfterFen',
] as const;
type Row = Columns<(typeof columns)[number]>;

/**
 * Lists the movements of money in the wallets. Money held for a refund has not moved yet, so holds are not
 * listed.
 */
export function listLedger(db: Db, filters: Filters): List<Row, View> {
  const { search, scene, channel, member } = filters;
  const rows = db('ledgerTransactions')
    .join('walletEntries', 'walletEntries.transactionId', 'ledgerTransactions.id')
    .modify((query) => {
      whereDays(query, 'ledgerTransactions.createdAt', filters);
      if (search) query.where(columnOfNumber(search), search);
      if (scene) query.where('ledgerTransactions.scene', scene);
      if (channel) query.where('ledgerTransactions.channel', channel);
      if (member) query.whereIn('walletEntries.userId', membersCalled(db, member));
    })
    .select(...columns);
  return {
    rows,
    sorts: {
      at: [column('ledgerTransactions.createdAt'), column('ledgerTransactions.id')],
      in: [amountSql(column('walletEntries.amountFen')), column('walletEntries.transactionId')],
      out: [amountSql(`-${column('walletEntries.amountFen')}`), column('walletEntries.transactionId')],
    },
    defaultSort: '-at',
    present: (found) => presentRows(db, found),
  };
}

/**
 * The amount, or 0 if it is negative. The expression must equal the expression of an index in migration 015.
 */
function amountSql(amount: string): string {
  return `CASE WHEN ${amount} > 0 THEN ${amount} ELSE 0 END`;
}

async function presentRows(db: Db, rows: Row[]): Promise<View[]> {
  const ids = rows.map(({ id }) => id);
  const seals = await db('seals').select('subject', 'seq').where({ chain: 'ledger' }).whereIn('subject', ids);
  const seqOf = new Map(seals.map(({ subject, seq }) => [subject, seq]));
  const nameOf = await nameActors(
    db,
    rows.flatMap(({ actor, userId }) => [actor, `member:${userId}`]),
  );
  return rows.map((row) => ({
    at: isoTime(row.createdAt),
    transactionNo: row.transactionNo,
    seq: seqOf.get(row.id) ?? null,
    scene: sceneOf(row.scene),
    member: nameOf(`member:${row.userId}`),
    in: toYuan(Math.max(row.amountFen, 0)),
    out: toYuan(Math.max(-row.amountFen, 0)),
    balanceAfter: toYuan(row.balanceAfterFen),
    orderNo: row.orderNo,
    chargeNo: row.chargeNo,
    refundNo: row.refundNo,
    channel: row.channel,
    serialNo: row.serialNo,
    actor: nameOf(row.actor),
    reason: row.reason,
  }));
}
