import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Rows } from '../db/query.ts';
import { column } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { List } from '../lists/list-page.ts';
import { membersCalled } from '../users/members-called.ts';
import { namePeople, personIn } from '../users/name-people.ts';
import { openSql } from './close-unmatched.ts';

type View = OutputOf<'GET /admin/unmatched/detail'>;
type Filters = Pick<ParsedInputOf<'GET /admin/unmatched/query'>, 'search' | 'open' | 'channel'>;

export function listUnmatched(db: Db, { search, open, channel }: Filters): List<Row, View> {
  const rows = payments(db).modify((query) => {
    if (search) query.whereIn('unmatchedPayments.id', found(db, search));
    if (channel) query.where('unmatchedPayments.channel', channel);
    if (open !== undefined) query.whereRaw(`${open ? '' : 'NOT '}${openSql}`);
  });
  return {
    rows,
    sorts: { at: [column('unmatchedPayments.receivedAt'), column('unmatchedPayments.id')] },
    defaultSort: '-at',
    present: (page) => present(db, page),
  };
}

/** @throws Failure `paymentNotFound` */
export async function readUnmatched(db: Db, paymentId: string): Promise<View> {
  const [view] = await present(db, await payments(db).where('unmatchedPayments.id', Number(paymentId)));
  if (!view) throw fail('paymentNotFound');
  return view;
}

/** The search text is a serial number, a recharge number, or a member's phone or username. Each search uses an index. */
function found(db: Db, text: string): Rows<{ id: number }> {
  const recharges = db('recharges').select('chargeNo').whereIn('userId', membersCalled(db, text));
  return db('unmatchedPayments')
    .where('unmatchedPayments.serialNo', normalSerialNo(text))
    .select('id')
    .union([
      db('unmatchedPayments').where({ chargeNo: text.toUpperCase() }).select('id'),
      db('unmatchedPayments').whereIn('chargeNo', recharges).select('id'),
    ]);
}

type Row = Awaited<ReturnType<typeof payments>>[number];

function payments(db: Db) {
  return db('unmatchedPayments')
    .leftJoin('recharges', 'recharges.chargeNo', 'unmatchedPayments.chargeNo')
    .select('unmatchedPayments.*', 'recharges.userId')
    .select('recharges.status as rechargeStatus', 'recharges.amountFen as rechargeFen')
    .select(db.raw<{ open: number }>(`CASE WHEN ${openSql} THEN 1 ELSE 0 END AS open`));
}

async function present(db: Db, rows: Row[]): Promise<View[]> {
  const numbers = rows.map(({ serialNo }) => serialNo);
  const credited = await readCredited(db, numbers);
  const creditOf = await readCredits(db, numbers);
  const named = rows.flatMap(({ userId, closedBy }) => [userId, closedBy]);
  const people = await namePeople(db, named);
  return rows.map((row) => {
    const payment = `${row.channel} ${row.serialNo}`;
    return {
      paymentId: String(row.id),
      at: isoTime(row.receivedAt),
      channel: row.channel,
      chargeNo: row.chargeNo,
      rechargeStatus: row.rechargeStatus,
      rechargeAmount: row.rechargeFen === null ? null : toYuan(row.rechargeFen),
      member: personIn(people, row.userId),
      serialNo: row.serialNo,
      amount: toYuan(row.amountFen),
      outcome: row.outcome,
      open: row.open === 1,
      closed:
        row.closedAt === null
          ? null
          : {
              by: personIn(people, row.closedBy ?? ''),
              at: isoTime(row.closedAt),
              reason: row.closeReason,
            },
      creditId: creditOf.get(payment) ?? null,
      creditedBy: credited.get(payment) ?? null,
    };
  });
}

/** The transactions of credits that stand, by channel and number. */
async function readCredited(db: Db, numbers: string[]) {
  const credits = await db('paymentCredits')
    .join('ledgerTransactions', 'ledgerTransactions.id', 'paymentCredits.transactionId')
    .whereIn('paymentCredits.serialNo', numbers)
    .select('paymentCredits.channel', 'paymentCredits.serialNo')
    .select('ledgerTransactions.transactionNo');
  return new Map(credits.map((credit) => [`${credit.channel} ${credit.serialNo}`, credit.transactionNo]));
}

async function readCredits(db: Db, numbers: string[]): Promise<Map<string, string>> {
  const credits = await db('credits')
    .whereIn('status', ['PROPOSED', 'POSTED'])
    .whereIn('serialNo', numbers)
    .select('id', 'channel', 'serialNo');
  return new Map(credits.map(({ id, channel, serialNo }) => [`${channel} ${serialNo}`, id]));
}
