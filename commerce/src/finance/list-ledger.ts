import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { rawRows } from '../db/raw-rows.ts';
import { type Columns, column } from '../db/tables.ts';
import { kindsOf } from '../ledger/kinds-of.ts';
import { sceneOf } from '../ledger/scene-of.ts';
import { numberOfDay, sumsOfDays } from '../ledger/sums-of-days.ts';
import { whereNumber } from '../ledger/where-number.ts';
import type { List } from '../lists/list-page.ts';
import { whereDays } from '../lists/where-days.ts';
import { runAside } from '../threads/run-aside.ts';
import { membersCalled } from '../users/members-called.ts';
import { nameActors } from '../users/name-people.ts';

type View = OutputOf<'GET /admin/finance/query'>['items'][number];
type Sums = OutputOf<'GET /admin/finance/sums'>;
type Filters = ParsedInputOf<'GET /admin/finance/sums'>;

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
  'ledgerTransactions.reverses',
  'ledgerTransactions.businessRef',
  'ledgerTransactions.actor',
  'ledgerTransactions.reason',
  'walletEntries.userId',
  'walletEntries.amountFen',
  'walletEntries.balanceAfterFen',
] as const;
type Row = Columns<(typeof columns)[number]>;

/** Money held for a refund has not moved yet, so holds are not listed. */
export function listLedger(db: Db, filters: Filters): List<Row, View> {
  return {
    rows: filtered(db, filters).select(...columns),
    sorts: {
      at: [column('ledgerTransactions.createdAt'), column('ledgerTransactions.id')],
      in: [amountSql(column('walletEntries.amountFen')), column('walletEntries.transactionId')],
      out: [amountSql(`-${column('walletEntries.amountFen')}`), column('walletEntries.transactionId')],
    },
    defaultSort: '-at',
    present: (found) => presentRows(db, found),
  };
}

export function sumLedger(db: Db, filters: Filters): Promise<Sums> {
  return runAside(db, import.meta.url, foldLedger, filters);
}

/** Without a search or a member, it adds up the sums of days, which do not tell members apart. */
export async function foldLedger(db: Db, filters: Filters): Promise<Sums> {
  const { search, member } = filters;
  const amount = column('walletEntries.amountFen');
  const sums =
    search || member
      ? await filtered(db, filters).first(
          db.raw<{ inFen: number | null }>(`SUM(${amountSql(amount)}) AS in_fen`),
          db.raw<{ outFen: number | null }>(`SUM(${amountSql(`-${amount}`)}) AS out_fen`),
          db.raw<{ count: number }>('COUNT(*) AS count'),
        )
      : await sumDays(db, filters);
  const yuan = (fen: unknown) => toYuan(Number(fen ?? 0));
  return { in: yuan(sums?.inFen), out: yuan(sums?.outFen), count: Number(sums?.count ?? 0) };
}

async function sumDays(db: Db, { scene, channel, gift, from, to }: Filters) {
  const wanted = [
    "account = 'member'",
    ...(from ? [`day >= ${numberOfDay(from)}`] : []),
    ...(to ? [`day <= ${numberOfDay(to)}`] : []),
    ...(scene ? [`scene = '${scene}'`] : []),
    ...(channel ? [`channel = '${channel}'`] : []),
    ...(gift ? ["scene = 'CHARGE_MARKET' AND channel = ''"] : []),
  ];
  const [sums] = await rawRows<{ inFen: number | null; outFen: number | null; count: number | null }>(
    db,
    `SELECT SUM(CASE WHEN incoming = 1 THEN sum_fen ELSE 0 END) AS "inFen",
      SUM(CASE WHEN incoming = 0 THEN -sum_fen ELSE 0 END) AS "outFen", SUM(count) AS count
    FROM (${sumsOfDays(wanted.join(' AND '))}) sums`,
  );
  return sums;
}

function filtered(db: Db, filters: Filters) {
  const { search, scene, channel, gift, member } = filters;
  return db('ledgerTransactions')
    .join('walletEntries', 'walletEntries.transactionId', 'ledgerTransactions.id')
    .modify((query) => {
      whereDays(query, 'ledgerTransactions.createdAt', filters);
      if (search) whereNumber(query, search);
      if (scene) query.where('ledgerTransactions.scene', scene);
      if (channel) query.where('ledgerTransactions.channel', channel);
      // All other credits by staff name the channel that received the money.
      if (gift)
        query.where('ledgerTransactions.scene', 'CHARGE_MARKET').whereNull('ledgerTransactions.channel');
      if (member) query.whereIn('walletEntries.userId', membersCalled(db, member));
    });
}

/** The expression must equal the expression of an index in `004-ledger`. */
function amountSql(amount: string): string {
  return `CASE WHEN ${amount} > 0 THEN ${amount} ELSE 0 END`;
}

async function presentRows(db: Db, rows: Row[]): Promise<View[]> {
  const ids = rows.map(({ id }) => id);
  const seals = await db('seals').select('subject', 'seq').where({ chain: 'ledger' }).whereIn('subject', ids);
  const seqOf = new Map(seals.map(({ subject, seq }) => [subject, seq]));
  const reversed = await db('ledgerTransactions')
    .whereIn(
      'id',
      rows.flatMap(({ reverses }) => reverses ?? []),
    )
    .select('id', 'transactionNo');
  const kindOf = await kindsOf(db, ids);
  const numberOf = new Map(reversed.map(({ id, transactionNo }) => [id, transactionNo]));
  const nameOf = await nameActors(
    db,
    rows.flatMap(({ actor, userId }) => [actor, `member:${userId}`]),
  );
  return rows.map((row) => ({
    at: isoTime(row.createdAt),
    transactionNo: row.transactionNo,
    seq: seqOf.get(row.id) ?? null,
    scene: sceneOf(row.scene),
    kind: kindOf(row).kind,
    userId: row.userId,
    member: nameOf(`member:${row.userId}`),
    in: toYuan(Math.max(row.amountFen, 0)),
    out: toYuan(Math.max(-row.amountFen, 0)),
    balanceAfter: toYuan(row.balanceAfterFen),
    orderNo: row.orderNo,
    chargeNo: row.chargeNo,
    refundNo: row.refundNo,
    channel: row.channel,
    serialNo: row.serialNo,
    reverses: (row.reverses && numberOf.get(row.reverses)) ?? null,
    corrects: kindOf(row).corrects,
    actor: nameOf(row.actor),
    reason: row.reason,
  }));
}
