import type { Knex } from 'knex';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import type { ChargeStatus, ProposalStatus } from '../../contract/states.ts';
import type { Channel } from '../../contract/wallet.ts';
import { isoTime } from '../clock.ts';
import type { List } from '../lists/list-page.ts';
import { namePeople, type Person } from '../users/name-people.ts';

export type NoticeView = OutputOf<'GET /admin/charges/notices'>['items'][number];
type Filters = Pick<ParsedInputOf<'GET /admin/charges/notices'>, 'dealtWith'>;

interface Row {
  id: number;
  receivedAt: number;
  channel: Channel;
  chargeNo: string | null;
  chargeStatus: ChargeStatus | null;
  userId: string | null;
  serialNo: string;
  amountFen: number;
  outcome: NoticeView['outcome'];
  decidedBy: string | null;
  decidedAt: number;
  reason: string;
  proposalId: string | null;
  proposalStatus: ProposalStatus;
  transactionNo: string | null;
}

/** Payments that came, as the providers say, and were not credited. */
export function listNotices(db: Knex, { dealtWith }: Filters): List<Row, NoticeView> {
  const rows = db('paymentNotices')
    .leftJoin('noticeDecisions', 'noticeDecisions.noticeId', 'paymentNotices.id')
    .leftJoin('charges', 'charges.chargeNo', 'paymentNotices.chargeNo')
    .leftJoin('rechargeProposals', 'rechargeProposals.noticeId', 'paymentNotices.id')
    .whereNotNull('paymentNotices.doubt')
    .modify((query) => {
      if (dealtWith === true) query.whereNotNull('noticeDecisions.noticeId');
      if (dealtWith === false) query.whereNull('noticeDecisions.noticeId');
    })
    .select('paymentNotices.*', 'charges.userId', { chargeStatus: 'charges.status' })
    .select('noticeDecisions.decidedBy', 'noticeDecisions.decidedAt', 'noticeDecisions.reason')
    .select({ proposalId: 'rechargeProposals.id', proposalStatus: 'rechargeProposals.status' })
    .select('rechargeProposals.transactionNo');
  return {
    rows,
    sorts: { at: ['payment_notices.received_at', 'payment_notices.id'] },
    defaultSort: '-at',
    present: (found) => present(db, found),
  };
}

async function present(db: Knex, rows: Row[]): Promise<NoticeView[]> {
  const people = await namePeople(
    db,
    rows.flatMap(({ userId, decidedBy }) => [userId, decidedBy].filter((id) => id !== null)),
  );
  const person = (userId: string): Person => people.get(userId) ?? { userId, username: '' };
  return rows.map(({ id, receivedAt, userId, amountFen, decidedBy, decidedAt, reason, ...row }) => ({
    noticeId: String(id),
    at: isoTime(receivedAt),
    channel: row.channel,
    chargeNo: row.chargeNo,
    chargeStatus: row.chargeStatus,
    member: userId === null ? null : person(userId),
    serialNo: row.serialNo,
    amount: toYuan(amountFen),
    outcome: row.outcome,
    dealtWith: decidedBy === null ? null : { by: person(decidedBy), at: isoTime(decidedAt), reason },
    credit: creditOf(row),
  }));
}

function creditOf({
  proposalId,
  proposalStatus,
  transactionNo,
}: Pick<Row, 'proposalId' | 'proposalStatus' | 'transactionNo'>): NoticeView['credit'] {
  return proposalId === null ? null : { proposalId, status: proposalStatus, transactionNo };
}
