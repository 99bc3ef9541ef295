import type { WalletTask } from '../../contract/choices.ts';
import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Filterable } from '../db/query.ts';
import { joinQueries } from '../lists/join-queries.ts';
import type { List } from '../lists/list-page.ts';
import { readHeldUntil } from '../orders/read-held-until.ts';
import { openSql } from '../recharges/close-unmatched.ts';
import { maskPhone } from '../users/mask-phone.ts';
import { namePeople, personIn } from '../users/name-people.ts';

type View = OutputOf<'GET /admin/wallets/todo'>['items'][number];

interface Row extends Pick<View, 'kind' | 'id' | 'channel' | 'for' | 'orderNo' | 'outcome'> {
  at: number;
  userId: string | null;
  amountFen: number;
  by: string | null;
  reportedFen: number | null;
}

interface Wanted {
  kind?: WalletTask | undefined;
  /** Leaves out what this person proposed. */
  proposedByOthersThan?: string | undefined;
}

/** What waits for staff in the wallets, each kind from an index. */
export function listTasks(db: Db, { kind, proposedByOthersThan: own }: Wanted): List<Row, View> {
  const byOthers = (query: Filterable) =>
    own && query.whereRaw('(proposed_by IS NULL OR proposed_by <> ?)', [own]);
  const nothing = `${none} AS outcome, CAST(NULL AS BIGINT) AS reported_fen`;
  const noOrder = `${none} AS order_no`;
  const queries = {
    recharge: db('recharges')
      .where({ status: 'PENDING', provider: 'manual' })
      .whereNotExists(
        db('credits')
          .where({ status: 'PROPOSED', chargeNo: db.ref('recharges.chargeNo') })
          .select(db.raw('1')),
      )
      .select(
        db.raw<Row>(`'recharge' AS kind, charge_no AS id, created_at AS at, user_id, amount_fen, channel, ${none} AS "by",
          ${none} AS "for", order_no, ${nothing}`),
      ),
    refund: db('refunds')
      .where({ status: 'PROCESSING' })
      .whereRaw('(approved_at IS NULL OR doubt_fen IS NOT NULL OR stuck_reason IS NOT NULL)')
      .select(
        db.raw<Row>(`'refund' AS kind, refund_no AS id, applied_at AS at, user_id, amount_fen, channel, ${none} AS "by",
          charge_no AS "for", ${noOrder}, CASE WHEN doubt_fen IS NULL AND stuck_reason IS NOT NULL THEN 'stuck' END AS outcome,
          doubt_fen AS reported_fen`),
      ),
    credit: db('credits')
      .where({ status: 'PROPOSED' })
      .modify(byOthers)
      .select(
        db.raw<Row>(`'credit' AS kind, id, proposed_at AS at, user_id, amount_fen, channel,
          CAST(proposed_by AS VARCHAR(40)) AS "by", charge_no AS "for",
          (SELECT order_no FROM recharges WHERE recharges.charge_no = credits.charge_no) AS order_no, ${nothing}`),
      ),
    reversal: db('reversals')
      .where({ status: 'PROPOSED' })
      .modify(byOthers)
      .select(
        db.raw<Row>(`'reversal' AS kind, CAST(id AS VARCHAR(40)) AS id, proposed_at AS at, user_id,
          amount_fen - received_fen AS amount_fen, ${none} AS channel, CAST(proposed_by AS VARCHAR(40)) AS "by", transaction_no AS "for",
          ${noOrder}, ${nothing}`),
      ),
    unmatched: db('unmatchedPayments')
      .whereRaw(openSql)
      .whereNotExists(
        db('credits')
          .where({
            status: 'PROPOSED',
            'credits.serialNo': db.ref('unmatchedPayments.serialNo'),
            'credits.channel': db.ref('unmatchedPayments.channel'),
          })
          .select(db.raw('1')),
      )
      .leftJoin('recharges', 'recharges.chargeNo', 'unmatchedPayments.chargeNo')
      .select(
        db.raw<Row>(`'unmatched' AS kind, CAST(unmatched_payments.id AS VARCHAR(40)) AS id, received_at AS at, recharges.user_id,
          unmatched_payments.amount_fen, unmatched_payments.channel, ${none} AS "by",
          unmatched_payments.charge_no AS "for", ${noOrder}, outcome, CAST(NULL AS BIGINT) AS reported_fen`),
      ),
  };
  const { recharge, refund, credit, reversal, unmatched } = queries;
  const all = [recharge, refund, credit, reversal, unmatched] as const;
  return {
    ...joinQueries<Row>(db, 'tasks', kind ? [queries[kind]] : all),
    sorts: { at: ['tasks.at', 'tasks.id'] },
    defaultSort: 'at',
    present: (rows) => present(db, rows),
  };
}

/** All queries have the same types. */
const none = 'CAST(NULL AS VARCHAR(40))';

async function present(db: Db, rows: Row[]): Promise<View[]> {
  const members = rows.flatMap(({ userId }) => userId ?? []);
  const people = await namePeople(db, [...members, ...rows.flatMap(({ by }) => by ?? [])]);
  const phones = await db('users').whereIn('id', members).select('id', 'phone');
  const phoneOf = new Map(phones.map(({ id, phone }) => [id, maskPhone(phone)]));
  const orders = rows.flatMap(({ orderNo }) => orderNo ?? []);
  const heldUntil = await readHeldUntil(db, orders);
  return rows.map((row) => ({
    ...{ kind: row.kind, id: String(row.id), at: isoTime(row.at), amount: toYuan(row.amountFen) },
    ...{ channel: row.channel, for: row.for, orderNo: row.orderNo, outcome: row.outcome },
    member: personIn(people, row.userId),
    phone: phoneOf.get(row.userId ?? '') ?? null,
    by: personIn(people, row.by),
    heldUntil: heldUntil.get(row.orderNo) ?? null,
    reported: row.reportedFen === null ? null : toYuan(row.reportedFen),
  }));
}
