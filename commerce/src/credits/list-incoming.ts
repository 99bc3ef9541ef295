import type { MoneyState } from '../../contract/choices.ts';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { incomingState } from '../../contract/money-states.ts';
import { normalSerialNo, withoutLetter } from '../../contract/serial-no.ts';
import type { ProposalStatus } from '../../contract/states.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { ConditionsOn } from '../db/query.ts';
import { joinQueries } from '../lists/join-queries.ts';
import type { List } from '../lists/list-page.ts';
import { sumRows } from '../lists/sum-rows.ts';
import { whereDays } from '../lists/where-days.ts';
import { whereSerialNo } from '../recharges/where-serial-no.ts';
import { runAside } from '../threads/run-aside.ts';
import { membersCalled } from '../users/members-called.ts';
import { namePeople, personIn } from '../users/name-people.ts';

type View = OutputOf<'GET /admin/recharges/query'>['items'][number];
type Sums = OutputOf<'GET /admin/recharges/sums'>;
type Filters = ParsedInputOf<'GET /admin/recharges/sums'>;

interface Row extends Pick<View, 'id' | 'by' | 'channel' | 'serialNo' | 'status' | 'kind'> {
  at: number;
  userId: string;
  amountFen: number;
  /** Null for a credit. */
  provider: string | null;
  proposedBy: string | null;
}

/** Recharges of members, and credits of staff that are for no recharge. */
export function listIncoming(db: Db, filters: Filters): List<Row, View> {
  const { by } = filters;
  const ofMembers = recharges(db, filters);
  const ofStaff = credits(db, filters);
  return {
    ...joinQueries<Row>(db, 'incoming', by === 'staff' ? [ofStaff] : by ? [ofMembers] : [ofMembers, ofStaff]),
    sorts: { at: ['incoming.at', 'incoming.id'], amount: ['incoming.amount_fen', 'incoming.id'] },
    defaultSort: '-at',
    present: (found) => present(db, found),
  };
}

/** On SQLite this runs in a thread. */
export function sumIncoming(db: Db, filters: Filters): Promise<Sums> {
  return runAside(db, import.meta.url, addUpIncoming, filters);
}

export function addUpIncoming(db: Db, filters: Filters): Promise<Sums> {
  const [amount, status] = ['incoming.amount_fen', 'incoming.status'];
  return sumRows(db, listIncoming(db, filters), {
    done: `CASE WHEN ${status} NOT IN ('PENDING', 'PROPOSED', 'FAILED', 'REJECTED', 'REVERSED') THEN ${amount} END`,
    open: `CASE WHEN ${status} IN ('PENDING', 'PROPOSED') THEN ${amount} END`,
    failed: `CASE WHEN ${status} IN ('FAILED', 'REJECTED', 'REVERSED') THEN ${amount} END`,
  });
}

function recharges(db: Db, { search, state, channel, from, to }: Filters) {
  return db('recharges')
    .modify((query) => {
      whereDays(query, 'recharges.createdAt', { from, to });
      if (search) whereRechargeFound(db, query, search);
      if (channel) query.whereRaw('recharges.channel = ?', [channel]);
      if (state === 'waiting') query.where({ 'recharges.status': 'PENDING', 'recharges.provider': 'manual' });
      if (state === 'processing')
        query.where('recharges.status', 'PENDING').where('recharges.provider', '<>', 'manual');
      // With `IN`, SQLite would sort all of these recharges instead of reading them in order.
      if (state === 'done') query.whereNotIn('recharges.status', ['PENDING', 'FAILED']);
      if (state === 'failed') query.where('recharges.status', 'FAILED');
    })
    .select(
      db.raw<Row>(`charge_no AS id, 'member' AS "by", created_at AS at, user_id, amount_fen, channel,
        serial_no, CASE WHEN status = 'FAILED' AND success_at IS NOT NULL THEN 'REVERSED' ELSE status END AS status,
        provider, ${none} AS kind, ${none} AS proposed_by`),
    );
}

function credits(db: Db, { search, state, channel, from, to }: Filters) {
  return db('credits')
    .whereNull('credits.chargeNo')
    .modify((query) => {
      whereDays(query, 'credits.proposedAt', { from, to });
      if (search) whereCreditFound(db, query, search);
      if (channel) query.where('credits.channel', channel);
      if (state) query.whereIn('credits.status', statusesOf[state]);
    })
    .select(
      db.raw<Row>(`id, 'staff' AS "by", proposed_at AS at, user_id, amount_fen, channel,
        serial_no, status, ${none} AS provider, kind, CAST(proposed_by AS VARCHAR(40)) AS proposed_by`),
    );
}

/** Both queries have the same types. */
const none = 'CAST(NULL AS VARCHAR(40))';

const statusesOf: Record<MoneyState, ProposalStatus[]> = {
  waiting: ['PROPOSED'],
  processing: [],
  done: ['POSTED'],
  failed: ['REJECTED', 'REVERSED'],
};

async function present(db: Db, rows: Row[]): Promise<View[]> {
  const named = rows.flatMap(({ userId, proposedBy }) => [userId, proposedBy]);
  const people = await namePeople(db, named);
  return rows.map((row) => ({
    ...{ id: row.id, by: row.by, at: isoTime(row.at), member: personIn(people, row.userId) },
    ...{ amount: toYuan(row.amountFen), channel: row.channel, kind: row.kind },
    serialNo: row.status === 'PROPOSED' || row.status === 'REJECTED' ? null : row.serialNo,
    ...{ state: incomingState(row.status, row.provider), status: row.status },
    proposedBy: personIn(people, row.proposedBy),
  }));
}

/** The search text is a number, a serial number, or a member's phone or username. Each search uses an index. */
function whereRechargeFound(db: Db, query: ConditionsOn<'recharges'>, text: string): void {
  query.where((either) =>
    either
      .where('recharges.chargeNo', withoutLetter(text.toUpperCase()))
      .orWhereIn('recharges.userId', membersCalled(db, text))
      .orWhere((payment) => whereSerialNo(payment, text)),
  );
}

/** A number that waits for a second person finds nothing, because that person reads it on the payment. */
function whereCreditFound(db: Db, query: ConditionsOn<'credits'>, text: string): void {
  query.where((either) =>
    either
      .whereIn('credits.userId', membersCalled(db, text))
      .orWhere((payment) =>
        payment
          .where('credits.serialNo', normalSerialNo(text))
          .whereIn('credits.status', ['POSTED', 'REVERSED']),
      ),
  );
}
