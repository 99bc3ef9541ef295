import { randomUUID } from 'node:crypto';
import type { Channel } from '../../contract/choices.ts';
import { normalSerialNo } from '../../contract/serial-no.ts';
import type { Db, Trx } from '../db/db.ts';
import { isUniqueViolation } from '../db/db-errors.ts';
import { fail } from '../fail.ts';
import { accounts } from '../ledger/accounts.ts';
import { byStaff, transition } from '../states/transition.ts';
import { lockMember } from '../users/lock-member.ts';
import { type Doubt, doubtsOfPayment } from '../wallet/doubts-of-payment.ts';
import { lockPayment } from '../wallet/lock-payment.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { readCreditedAlone } from '../wallet/read-credited-alone.ts';
import { proposalMachine, proposalRef, type RechargeProposal } from '../wallet/recharge-proposal.ts';
import { reopenNotice } from '../wallet/reopen-notice.ts';
import { requireUncredited } from '../wallet/require-uncredited.ts';
import { closeNoticesOf } from './close-notices-of.ts';

interface NewProposal {
  userId: string;
  amountFen: number;
  kind: RechargeProposal['kind'];
  reason: string;
  /** The id of a staff member; null for the command line. */
  proposedBy: string | null;
  /** If one person credits a member with this sum within a day, a second person has to agree. */
  approvalFen: number;
  /** Without it, received money is booked to `channel:manual`. */
  payment?: { channel: Channel; serialNo: string } | undefined;
  /** The payment in doubt that the recharge credits. */
  noticeId?: number;
  /** A receipt or the like, only for the command `wallet:recharge`. Each reference is credited once. */
  reference?: string;
  at: number;
}

/**
 * Posted at once, unless the sum within a day reaches `approvalFen` or the number of the payment is doubtful.
 * @returns id of the proposal, and the payments in doubt that its credit closed
 * @throws Failure `userNotFound`, `notYourself`, `noticeNotCreditable`, `serialNoUsed`
 */
export async function proposeRecharge(trx: Trx, input: NewProposal): Promise<Proposed> {
  const { userId, amountFen, kind, reason, proposedBy, noticeId, reference, at } = input;
  const payment = input.payment && {
    ...input.payment,
    serialNo: normalSerialNo(input.payment.serialNo),
  };
  if (userId === proposedBy) throw fail('notYourself');
  if (payment) await lockPayment(trx, payment.serialNo);
  await lockMember(trx, userId);
  if (!(await trx('users').where({ id: userId }).first('id'))) throw fail('userNotFound');
  // A payment in doubt is checked by its own rule, before it is proposed.
  if (payment && noticeId === undefined) await requireUncredited(trx, payment);
  const id = randomUUID();
  const [proposal] = await trx('rechargeProposals')
    .insert({
      id,
      userId,
      amountFen,
      kind,
      reason,
      status: 'PROPOSED',
      proposedBy,
      proposedAt: at,
      noticeId: noticeId ?? null,
      reference: reference ?? null,
      channel: payment?.channel ?? null,
      serialNo: payment?.serialNo ?? null,
    })
    .returning('*')
    .catch((error: unknown) => {
      // Another recharge for the same payment was proposed at the same moment.
      throw payment && isUniqueViolation(error) ? fail('serialNoUsed') : error;
    });
  const aloneFen = amountFen + (await readCreditedAlone(trx, { userId, staffId: proposedBy, at }));
  const doubts = payment ? await doubtsOfPayment(trx, { userId, amountFen, payment, noticeId }) : [];
  if (aloneFen >= input.approvalFen || doubts.length > 0) return { id, closedNotices: [] };
  return { id, closedNotices: await post(trx, proposal, proposedBy, at) };
}

interface Proposed {
  id: string;
  closedNotices: string[];
}

/**
 * @returns the payments in doubt that the credit closed
 * @throws Failure `proposalNotFound`, `proposalStateChanged`, `secondPersonNeeded`, `notYourself`,
 * `noticeNotCreditable`, `serialNoUsed`; `noticeClosedSince` when staff closed the payment meanwhile
 */
export async function postProposal(
  trx: Trx,
  { id, staffId, at }: { id: string; staffId: string; at: number },
): Promise<string[]> {
  const proposal = await requireProposal(trx, id);
  if (proposal.serialNo) await lockPayment(trx, proposal.serialNo);
  if (proposal.proposedBy === staffId) throw fail('secondPersonNeeded');
  if (proposal.userId === staffId) throw fail('notYourself');
  const doubts = await doubtsOfProposal(trx, proposal);
  const isClosedSince = doubts.some((doubt) => doubt.kind === 'closed' && doubt.at > proposal.proposedAt);
  if (proposal.status === 'PROPOSED' && isClosedSince) throw fail('noticeClosedSince');
  return post(trx, proposal, staffId, at);
}

export async function doubtsOfProposal(db: Db, proposal: RechargeProposal): Promise<Doubt[]> {
  const { userId, amountFen, channel, serialNo, noticeId } = proposal;
  if (!channel || !serialNo) return [];
  return doubtsOfPayment(db, { userId, amountFen, payment: { channel, serialNo }, noticeId });
}

/** Opens its payment in doubt again. @throws Failure `proposalNotFound`, `proposalStateChanged` */
export async function rejectProposal(
  trx: Trx,
  { id, staffId, at }: { id: string; staffId: string; at: number },
): Promise<void> {
  const proposal = await requireProposal(trx, id);
  const patch = { decidedBy: staffId, decidedAt: at };
  await transition(trx, proposalMachine, proposal, 'reject', byStaff(staffId, at), { patch });
  if (proposal.noticeId !== null) await reopenNotice(trx, proposal.noticeId, { proposalId: id, at });
}

/** @throws Failure `proposalNotFound` */
export async function requireProposal(db: Db, id: string): Promise<RechargeProposal> {
  const proposal = await db('rechargeProposals').where({ id }).first();
  if (!proposal) throw fail('proposalNotFound');
  return proposal;
}

/** @param staffId null for the command line */
async function post(
  trx: Trx,
  proposal: RechargeProposal,
  staffId: string | null,
  at: number,
): Promise<string[]> {
  const { id, userId, amountFen, kind, reason } = proposal;
  const cause = byStaff(staffId, at, reason);
  const patch = { decidedBy: staffId, decidedAt: at };
  await transition(trx, proposalMachine, proposal, 'post', cause, { patch });
  const payment = await findPayment(trx, proposal);
  const from = kind === 'gift' ? accounts.marketing : accounts.channel(payment.channel);
  const transactionNo = await moveMoney(trx, {
    scene: 'CHARGE_MARKET',
    businessRef: `${proposalRef}${id}`,
    actor: cause.actor,
    reason,
    at,
    ...(kind === 'received' && payment),
    postings: [
      { account: from, amountFen: -amountFen },
      { account: accounts.wallet(userId), amountFen },
    ],
  }).catch((error: unknown) => {
    // Of the unique values, only the serial number of the payment can exist already.
    if (!isUniqueViolation(error)) throw error;
    throw fail(proposal.noticeId === null ? 'serialNoUsed' : 'noticeNotCreditable');
  });
  await trx('rechargeProposals').where({ id }).update({ transactionNo });
  const { channel, serialNo, noticeId } = proposal;
  if (!channel || !serialNo || noticeId !== null || staffId === null) return [];
  return closeNoticesOf(trx, { channel, serialNo }, { staffId, reason, at });
}

interface Payment {
  channel: Channel | 'manual';
  chargeNo?: string;
  serialNo?: string;
}

/** The channel is `manual` if no provider took the money. */
async function findPayment(trx: Trx, { channel, serialNo, noticeId }: RechargeProposal): Promise<Payment> {
  if (!channel) return { channel: 'manual' };
  const notice =
    noticeId === null ? undefined : await trx('paymentNotices').where({ id: noticeId }).first('chargeNo');
  const chargeNo = notice?.chargeNo;
  return { channel, ...(chargeNo && { chargeNo }), ...(serialNo && { serialNo }) };
}
