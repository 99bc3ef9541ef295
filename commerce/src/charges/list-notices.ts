import { channels } from '../../contract/choices.ts';
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
import { namePeople, type Person } from '../users/name-people.ts';
import { isInDoubt } from './take-notice.ts';

export type NoticeView = OutputOf<'GET /admin/charges/notices'>['items'][number];
type Filters = Pick<ParsedInputOf<'GET /admin/charges/notices'>, 'search' | 'dealtWith'>;

export function listNotices(db: Db, { search, dealtWith }: Filters): List<Row, NoticeView> {
  const list = { defaultSort: '-at', present: (found: Row[]) => present(db, found) };
  const sorted = { at: [column('paymentNotices.receivedAt'), column('paymentNotices.id')] };
  if (search) {
    // A search finds few notices. With a condition on `decided`, SQLite would read all notices with that value.
    const rows = notices(db).whereIn('paymentNotices.id', noticesFound(db, search));
    if (dealtWith === true) rows.whereNotNull('noticeDecisions.noticeId');
    if (dealtWith === false) rows.whereNull('noticeDecisions.noticeId');
    return { ...list, rows, sorts: sorted };
  }
  if (dealtWith === undefined) {
    return { ...list, rows: notices(db), counted: db('paymentDoubts'), sorts: sorted };
  }
  // For each value of `decided`, an index has the order of the list.
  const decided = dealtWith ? 1 : 0;
  return {
    ...list,
    rows: notices(db).where('paymentDoubts.decided', decided),
    counted: db('paymentDoubts').where({ decided }),
    sorts: { at: [column('paymentDoubts.receivedAt'), column('paymentDoubts.noticeId')] },
  };
}

/** The search text is a serial number, a charge number, or a member's phone or username. Each search uses an index. */
function noticesFound(db: Db, text: string): Rows<{ id: number }> {
  const charges = db('charges').select('chargeNo').whereIn('userId', membersCalled(db, text));
  return db('paymentNotices')
    .where('paymentNotices.serialNo', normalSerialNo(text))
    .select('id')
    .union([
      db('paymentNotices').where({ chargeNo: text.toUpperCase() }).select('id'),
      db('paymentNotices').whereIn('chargeNo', charges).select('id'),
    ]);
}

/** @throws Failure `noticeNotFound` */
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
  const credits = await readCreditsOf(db, rows);
  const credited = [...credits.values()].map(({ userId }) => userId);
  const people = await namePeople(db, [
    ...rows.flatMap(({ userId, decidedBy }) => [userId, decidedBy].filter((id) => id !== null)),
    ...credited,
  ]);
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
      ...creditedOf(credits.get(paymentOf(row.channel, serialNo)), person),
    };
  });
}

async function readCreditsOf(db: Db, rows: Row[]): Promise<Map<string, Credit>> {
  const numbers = rows.flatMap(({ serialNo }) => (serialNo ? [serialNo, normalSerialNo(serialNo)] : []));
  const credits = await db('paymentCredits')
    .join('ledgerTransactions', 'ledgerTransactions.id', 'paymentCredits.transactionId')
    .join('walletEntries', 'walletEntries.transactionId', 'ledgerTransactions.id')
    .whereIn('paymentCredits.channel', channels)
    .whereIn('paymentCredits.serialNo', [...new Set(numbers)])
    .select('paymentCredits.channel', 'paymentCredits.serialNo', 'ledgerTransactions.transactionNo')
    .select('ledgerTransactions.createdAt', 'walletEntries.userId', 'walletEntries.amountFen');
  return new Map(credits.map((credit) => [paymentOf(credit.channel, credit.serialNo), credit]));
}

interface Credit {
  transactionNo: string;
  createdAt: number;
  userId: string;
  amountFen: number;
}

function creditedOf(
  credit: Credit | undefined,
  person: (userId: string) => Person,
): Pick<NoticeView, 'creditedBy' | 'creditedAt' | 'creditedTo' | 'creditedAmount'> {
  if (!credit) return { creditedBy: null, creditedAt: null, creditedTo: null, creditedAmount: null };
  return {
    creditedBy: credit.transactionNo,
    creditedAt: isoTime(credit.createdAt),
    creditedTo: person(credit.userId),
    creditedAmount: toYuan(credit.amountFen),
  };
}

function paymentOf(channel: string, serialNo: string | null): string {
  return `${channel} ${normalSerialNo(serialNo ?? '')}`;
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
