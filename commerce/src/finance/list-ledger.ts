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
import { positiveSql, sumRows } from '../lists/sum-rows.ts';
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
const amount = column('walletEntries.amountFen');

/** Money held for a refund has not moved yet, so holds are not listed. */
export function listLedger(db: Db, filters: Filters): List<Row, View> {
  return {
    rows: filtered(db, filters).select(...columns),
    sorts: {
      at: [column('ledgerTransactions.createdAt'), column('ledgerTransactions.id')],
      in: [positiveSql(amount), column('walletEntries.transactionId')],
      out: [positiveSql(`-${amount}`), column('walletEntries.transactionId')],
    },
    defaultSort: '-at',
    present: (found) => presentRows(db, found),
  };
}

export function sumLedger(db: Db, filters: Filters): Promise<Sums> {
  return runAside(db, import.meta.url, foldLedger, filters);
}

/** Without a search or a member, it adds up the sums of days, which do not tell members apart. */
export function foldLedger(db: Db, filters: Filters): Promise<Sums> {
  if (!filters.search && !filters.member) return sumDays(db, filters);
  return sumRows(
    db,
    { rows: filtered(db, filters) },
    { in: positiveSql(amount), out: positiveSql(`-${amount}`) },
  );
}

async function sumDays(db: Db, { scene, channel, gift, from, to }: Filters): Promise<Sums> {
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
  const { inFen, outFen, count } = sums ?? {};
  return { in: toYuan(Number(inFen ?? 0)), out: toYuan(Number(outFen ?? 0)), count: Number(count ?? 0) };
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

async function presentRows(db: Db, rows: Row[]): Promise<View[]> {
  const ids = rows.map(({ id }) => id);
  const seals = await db('seals').select('subject', 'seq').where({ chain: 'ledger' }).whereIn('subject', ids);
  const seqOf = new Map(seals.map(({ subject, seq }) => [subject, seq]));
  const reversals = rows.flatMap(({ reverses }) => reverses ?? []);
  const reversed = await db('ledgerTransactions').whereIn('id', reversals).select('id', 'transactionNo');
  const kindOf = await kindsOf(db, ids);
  const numberOf = new Map(reversed.map(({ id, transactionNo }) => [id, transactionNo]));
  const named = rows.flatMap(({ actor, userId }) => [actor, `member:${userId}`]);
  const nameOf = await nameActors(db, named);
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
