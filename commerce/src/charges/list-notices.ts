import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { column } from '../db/tables.ts';
import { fail } from '../fail.ts';
import type { List } from '../lists/list-page.ts';
import { namePeople, type Person } from '../users/name-people.ts';
import { isInDoubt } from './take-notice.ts';

export type NoticeView = OutputOf<'GET /admin/charges/notices'>['items'][number];
type Filters = Pick<ParsedInputOf<'GET /admin/charges/notices'>, 'dealtWith'>;

/** Lists payments that providers reported but that were not credited. */
export function listNotices(db: Db, { dealtWith }: Filters): List<Row, NoticeView> {
  // The payments that staff decided on and the others each have an index in the order of the list.
  const [receivedAt, id] =
    dealtWith === undefined
      ? (['paymentNotices.receivedAt', 'paymentNotices.id'] as const)
      : (['paymentDoubts.receivedAt', 'paymentDoubts.noticeId'] as const);
  const rows = notices(db).modify((query) => {
    if (dealtWith !== undefined) query.where('paymentDoubts.decided', dealtWith ? 1 : 0);
  });
  const counted = db('paymentDoubts').modify((query) => {
    if (dealtWith !== undefined) query.where({ decided: dealtWith ? 1 : 0 });
  });
  return {
    rows,
    counted,
    sorts: { at: [column(receivedAt), column(id)] },
    defaultSort: '-at',
    present: (found) => present(db, found),
  };
}

/**
 * Reads one row of the list.
 * @throws Failure `noticeNotFound`
 */
export async function readNotice(db: Db, noticeId: string): Promise<NoticeView> {
  const [view] = await present(db, await notices(db).where('paymentNotices.id', Number(noticeId)));
  if (!view) throw fail('noticeNotFound');
  return view;
}

type Row = Awaited<ReturnType<typeof notices>>[number];

function notices(db: Db) {
  return db('paymentNotices')
    .join('paymentDoubts', 'paymentDoubts.noticeId', 'paymentNotices.id')
    .leftJoin('noticeDecisions', 'noticeDecisions.noticeId', 'paymentNotices.id')
    .leftJoin('charges', 'charges.chargeNo', 'paymentNotices.chargeNo')
    .leftJoin('rechargeProposals', 'rechargeProposals.noticeId', 'paymentNotices.id')
    .whereNotNull('paymentNotices.doubt')
    .select('paymentNotices.*', 'charges.userId', 'charges.status as chargeStatus')
    .select('noticeDecisions.decidedBy', 'noticeDecisions.decidedAt', 'noticeDecisions.reason')
    .select('rechargeProposals.id as proposalId', 'rechargeProposals.status as proposalStatus')
    .select('rechargeProposals.transactionNo');
}

async function present(db: Db, rows: Row[]): Promise<NoticeView[]> {
  const people = await namePeople(
    db,
    rows.flatMap(({ userId, decidedBy }) => [userId, decidedBy].filter((id) => id !== null)),
  );
  const person = (userId: string): Person => people.get(userId) ?? { userId, username: '' };
  return rows.flatMap(({ id, receivedAt, userId, outcome, serialNo, amountFen, ...row }) => {
    if (!isInDoubt(outcome)) return [];
    return {
      noticeId: String(id),
      at: isoTime(receivedAt),
      channel: row.channel,
      chargeNo: row.chargeNo,
      chargeStatus: row.chargeStatus,
      member: userId === null ? null : person(userId),
      serialNo: serialNo ?? '',
      amount: toYuan(amountFen ?? 0),
      outcome,
      dealtWith: dealtWithOf(row, person),
      credit: creditOf(row),
    };
  });
}

function dealtWithOf(
  { decidedBy, decidedAt, reason }: Pick<Row, 'decidedBy' | 'decidedAt' | 'reason'>,
  person: (userId: string) => Person,
): NoticeView['dealtWith'] {
  if (decidedBy === null || decidedAt === null) return null;
  return { by: person(decidedBy), at: isoTime(decidedAt), reason: reason ?? '' };
}

function creditOf({
  proposalId,
  proposalStatus: status,
  transactionNo,
}: Pick<Row, 'proposalId' | 'proposalStatus' | 'transactionNo'>): NoticeView['credit'] {
  return proposalId === null || status === null ? null : { proposalId, status, transactionNo };
}
