import type { MoneyState } from '../../contract/choices.ts';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import type { RefundStatus } from '../../contract/states.ts';
import type { Db } from '../db/db.ts';
import type { ConditionsOn } from '../db/query.ts';
import { column } from '../db/tables.ts';
import type { List } from '../lists/list-page.ts';
import { sumRows } from '../lists/sum-rows.ts';
import { whereDays } from '../lists/where-days.ts';
import type { Recharge } from '../recharges/recharge.ts';
import { whereSerialNo } from '../recharges/where-serial-no.ts';
import { runAside } from '../threads/run-aside.ts';
import { membersCalled } from '../users/members-called.ts';
import { namePeople, personIn } from '../users/name-people.ts';
import { presentRefund } from './present-refund.ts';
import type { Refund } from './refund.ts';

type View = OutputOf<'GET /admin/refunds/query'>['items'][number];
type Sums = OutputOf<'GET /admin/refunds/sums'>;
type Filters = ParsedInputOf<'GET /admin/refunds/sums'>;
type Row = Refund & Pick<Recharge, 'serialNo' | 'provider'>;

/** Refunds of recharges, not of orders. */
export function listRefunds(db: Db, filters: Filters): List<Row, View> {
  const found = db('refunds').modify((query) => {
    whereDays(query, 'refunds.appliedAt', filters);
    if (filters.search) whereFound(db, query, filters.search);
    if (filters.channel) query.where('refunds.channel', filters.channel);
    if (filters.state) query.where('refunds.status', statusOf[filters.state]);
    if (filters.state === 'waiting') query.whereRaw(`(${waitsForStaff})`);
    if (filters.state === 'processing') query.whereRaw(`NOT (${waitsForStaff})`);
  });
  return {
    rows: found
      .clone()
      .join('recharges', 'recharges.chargeNo', 'refunds.chargeNo')
      .select('refunds.*', 'recharges.serialNo', 'recharges.provider'),
    counted: found,
    sorts: {
      appliedAt: [column('refunds.appliedAt'), column('refunds.refundNo')],
      amount: [column('refunds.amountFen'), column('refunds.refundNo')],
    },
    defaultSort: '-appliedAt',
    present: (found) => presentRefundsForStaff(db, found),
  };
}

/** On SQLite this runs in a thread. */
export function sumRefunds(db: Db, filters: Filters): Promise<Sums> {
  return runAside(db, import.meta.url, addUpRefunds, filters);
}

export function addUpRefunds(db: Db, filters: Filters): Promise<Sums> {
  const amount = column('refunds.amountFen');
  const status = column('refunds.status');
  return sumRows(db, listRefunds(db, filters), {
    refunded: column('refunds.actualFen'),
    inProgress: `CASE WHEN ${status} = 'PROCESSING' THEN ${amount} END`,
    failed: `CASE WHEN ${status} = 'FAILED' THEN ${amount} END`,
  });
}

/** As `refundState` in the contract. */
const waitsForStaff = `${column('refunds.approvedAt')} IS NULL
  OR ${column('refunds.doubtFen')} IS NOT NULL OR ${column('refunds.stuckReason')} IS NOT NULL`;

const statusOf: Record<MoneyState, RefundStatus> = {
  waiting: 'PROCESSING',
  processing: 'PROCESSING',
  done: 'SUCCESS',
  failed: 'FAILED',
};

/** Each of these columns has an index. */
function whereFound(db: Db, query: ConditionsOn<'refunds'>, text: string): void {
  const recharges = db('recharges')
    .select('chargeNo')
    .modify((payment) => whereSerialNo(payment, text));
  query.where((either) =>
    either
      .where('refunds.refundNo', text.toUpperCase())
      .orWhereIn('refunds.userId', membersCalled(db, text))
      .orWhereIn('refunds.chargeNo', recharges),
  );
}

export async function presentRefundsForStaff(db: Db, rows: Row[]): Promise<View[]> {
  const members = rows.map(({ userId }) => userId);
  const people = await namePeople(db, members);
  return rows.map((row) => ({
    ...presentRefund(row, row),
    member: personIn(people, row.userId),
    provider: row.provider,
    doubtAmount: row.status === 'PROCESSING' && row.doubtFen !== null ? toYuan(row.doubtFen) : null,
    stuckReason: row.status === 'PROCESSING' ? row.stuckReason : null,
  }));
}
