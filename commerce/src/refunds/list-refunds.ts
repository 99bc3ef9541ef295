import type { Knex } from 'knex';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import type { Charge } from '../charges/charge.ts';
import { whereFound } from '../charges/list-all-charges.ts';
import type { List } from '../lists/list-page.ts';
import { whereDays } from '../lists/where-days.ts';
import { namePeople } from '../users/name-people.ts';
import { presentRefund } from './present-refund.ts';
import type { Refund } from './refund.ts';

type View = OutputOf<'GET /admin/refunds/query'>['items'][number];
type Filters = Pick<
  ParsedInputOf<'GET /admin/refunds/query'>,
  'search' | 'channel' | 'status' | 'inDoubt' | 'from' | 'to'
>;
type Row = Refund & Pick<Charge, 'channel' | 'serialNo' | 'provider'>;

/** Refunds of recharges, of all members. */
export function listRefunds(db: Knex, filters: Filters): List<Row, View> {
  const rows = db('refunds')
    .join('charges', 'charges.chargeNo', 'refunds.chargeNo')
    .modify((query) => {
      whereDays(query, 'refunds.appliedAt', filters);
      if (filters.search) whereFound(db, query, { number: 'refunds.refundNo', text: filters.search });
      if (filters.channel) query.where('charges.channel', filters.channel);
      if (filters.status) query.where('refunds.status', filters.status);
      if (filters.inDoubt === true) onlyInDoubt(query);
      if (filters.inDoubt === false) query.whereNot((doubt) => void onlyInDoubt(doubt));
    })
    .select('refunds.*', 'charges.channel', 'charges.serialNo', 'charges.provider');
  return {
    rows,
    sorts: {
      appliedAt: ['refunds.applied_at', 'refunds.refund_no'],
      amount: ['refunds.amount_fen', 'refunds.refund_no'],
    },
    defaultSort: '-appliedAt',
    present: (found) => presentRefundsForStaff(db, found),
  };
}

/** Of which the provider says another amount than it was asked for. */
export function onlyInDoubt(query: Knex.QueryBuilder): Knex.QueryBuilder {
  return query.where('refunds.status', 'PROCESSING').whereNotNull('refunds.doubtFen');
}

/** Refunds as staff see them: whose they are, who pays, whether it is approved. */
export async function presentRefundsForStaff(db: Knex, rows: Row[]): Promise<View[]> {
  const people = await namePeople(
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => ({
    ...presentRefund(row, row),
    member: people.get(row.userId) ?? { userId: row.userId, username: '' },
    provider: row.provider,
    approved: row.approvedAt !== null,
    doubtAmount: row.status === 'PROCESSING' && row.doubtFen !== null ? toYuan(row.doubtFen) : null,
  }));
}
