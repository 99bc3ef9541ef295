import type { DoubtKind } from '../../contract/admin/doubts.ts';
import type { Channel } from '../../contract/choices.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import type { Db } from '../db/db.ts';
import { reversalsOf } from '../ledger/reversals-of.ts';

export interface Wanted {
  userId: string;
  amountFen: number;
  payment: { channel: Channel; serialNo: string };
  /** The payment in doubt that the credit is about. It does not contradict itself. */
  noticeId?: number | null | undefined;
}

/**
 * `userId`, `amountFen`: from the report or the earlier credit. `decidedBy`, `reason`: who closed the payment, and why.
 */
export interface Doubt {
  kind: DoubtKind;
  at: number;
  channel: string;
  userId: string | null;
  amountFen: number | null;
  decidedBy: string | null;
  reason: string;
  noticeId: number | null;
  transactionNo: string | null;
}

/** With a doubt, nobody may credit alone (docs/decisions/042). A caller that credits holds the lock on the payment. */
export async function doubtsOfPayment(db: Db, wanted: Wanted): Promise<Doubt[]> {
  const credits = await readCredits(db, wanted);
  const notices = await readNotices(db, wanted);
  const doubts = [
    ...notices.flatMap((notice) => doubtsOfNotice(notice, wanted, credits)),
    ...credits.flatMap((credit) => doubtsOfCredit(credit, wanted)),
  ];
  // A provider may report the same contradiction many times.
  return [...new Map(doubts.map((doubt) => [keyOf(doubt), doubt])).values()];
}

type Notice = Awaited<ReturnType<typeof readNotices>>[number];
type Credit = Awaited<ReturnType<typeof readCredits>>[number];

function doubtsOfNotice(notice: Notice, wanted: Wanted, credits: Credit[]): Doubt[] {
  const { id: noticeId, channel, receivedAt, userId, amountFen, decidedBy, decidedAt, reason } = notice;
  const reported = { ...none, at: receivedAt, channel, userId, amountFen, noticeId };
  if (channel !== wanted.payment.channel) return [{ ...reported, kind: 'otherChannel' }];
  const doubts: Doubt[] = [];
  if (decidedAt !== null && !isClosedByCredit(notice, credits)) {
    doubts.push({ ...reported, kind: 'closed', at: decidedAt, decidedBy, reason: reason ?? '' });
  }
  if (userId !== null && userId !== wanted.userId) doubts.push({ ...reported, kind: 'otherMember' });
  if (amountFen !== null && amountFen !== wanted.amountFen) doubts.push({ ...reported, kind: 'otherAmount' });
  return doubts;
}

/** A credit closes a payment in doubt in its own transaction, so the time and the person of both are the same. */
function isClosedByCredit({ proposalId, decidedAt, decidedBy, channel }: Notice, credits: Credit[]): boolean {
  return (
    proposalId !== null ||
    credits.some(
      (credit) =>
        credit.channel === channel && credit.createdAt === decidedAt && credit.actor === `staff:${decidedBy}`,
    )
  );
}

function doubtsOfCredit({ isReversed, ...credit }: Credit, { payment }: Wanted): Doubt[] {
  const { channel, createdAt: at, userId, amountFen, transactionNo } = credit;
  const credited = { ...none, at, channel: channel ?? '', userId, amountFen, transactionNo };
  if (channel !== payment.channel) return [{ ...credited, kind: 'otherChannel' }];
  return isReversed ? [{ ...credited, kind: 'reversed' }] : [];
}

const none = { decidedBy: null, reason: '', noticeId: null, transactionNo: null };

function keyOf({ kind, channel, userId, amountFen, noticeId, transactionNo }: Doubt): string {
  if (kind === 'otherMember') return `${kind} ${userId}`;
  if (kind === 'otherAmount') return `${kind} ${amountFen}`;
  return `${kind} ${channel} ${noticeId} ${transactionNo}`;
}

/** Reads the notices of all channels, except that of the payment to be credited. */
function readNotices(db: Db, { payment: { serialNo }, noticeId }: Wanted) {
  return db('paymentNotices')
    .whereNotNull('paymentNotices.doubt')
    .modify((query) => {
      query.where('paymentNotices.serialNo', normalSerialNo(serialNo));
      if (noticeId != null) query.whereNot('paymentNotices.id', noticeId);
    })
    .leftJoin('noticeDecisions', 'noticeDecisions.noticeId', 'paymentNotices.id')
    .leftJoin('rechargeProposals', 'rechargeProposals.noticeId', 'paymentNotices.id')
    .leftJoin('charges', 'charges.chargeNo', 'paymentNotices.chargeNo')
    .orderBy('paymentNotices.id')
    .select('paymentNotices.id', 'paymentNotices.channel', 'paymentNotices.receivedAt')
    .select('paymentNotices.amountFen', 'charges.userId', 'rechargeProposals.id as proposalId')
    .select('noticeDecisions.decidedBy', 'noticeDecisions.decidedAt', 'noticeDecisions.reason');
}

/** Reads the credits of all channels, including reversed ones. */
async function readCredits(db: Db, { payment: { serialNo } }: Wanted) {
  const credits = await db('ledgerTransactions')
    .where('ledgerTransactions.serialNo', normalSerialNo(serialNo))
    .whereIn('ledgerTransactions.scene', ['CHARGE', 'CHARGE_MARKET'])
    .whereNull('ledgerTransactions.reverses')
    .join('walletEntries', 'walletEntries.transactionId', 'ledgerTransactions.id')
    .orderBy('walletEntries.id')
    .select('ledgerTransactions.transactionNo', 'ledgerTransactions.channel', 'ledgerTransactions.createdAt')
    .select('ledgerTransactions.actor', 'walletEntries.userId', 'walletEntries.amountFen');
  const reversals = await reversalsOf(
    db,
    credits.map(({ transactionNo }) => transactionNo),
  );
  return credits.map((credit) => ({ ...credit, isReversed: reversals.has(credit.transactionNo) }));
}
