import type { BookedChannel, ContradictionKind } from '../../contract/choices.ts';
import type { Db } from '../db/db.ts';
import { fail } from '../fail.ts';
import { reversalsOf } from '../ledger/reversals-of.ts';

export interface Payment {
  channel: BookedChannel;
  serialNo: string;
}

interface Wanted {
  userId: string;
  amountFen: number;
  payment: Payment;
  /** The recharge that the credit is for. */
  chargeNo?: string | null | undefined;
  /** This credit does not contradict itself. */
  creditId?: string;
}

/** What the shop knows of the number of a payment. `by`, `reason`: who closed the payment, and why. */
export interface Contradiction {
  kind: ContradictionKind | Refused;
  at: number;
  channel: string;
  userId: string | null;
  amountFen: number | null;
  by: string | null;
  reason: string;
  transactionNo: string | null;
  creditId: string | null;
  chargeNo: string | null;
}

/** `credited`: the credit stands. `waiting`: another credit waits for a second person. */
type Refused = 'credited' | 'waiting';

/**
 * With any of them nobody may credit the payment alone, and with a `credited` or `waiting` nobody at all. A caller that
 * credits holds the lock on the payment.
 */
export async function contradictionsOf(db: Db, wanted: Wanted): Promise<Contradiction[]> {
  const found = [
    ...(await ofReports(db, wanted)),
    ...(await ofTransactions(db, wanted)),
    ...(await ofWaitingCredits(db, wanted)),
    ...(await ofWaitingRecharges(db, wanted)),
  ];
  // A provider may report the same contradiction many times.
  return [...new Map(found.map((each) => [keyOf(each), each])).values()];
}

/** @throws Failure `serialNoUsed` with the `transactionNo` or the `creditId` that has the payment */
export function requireUncredited(contradictions: readonly Contradiction[]): void {
  const used = contradictions.find(({ kind }) => kind === 'credited' || kind === 'waiting');
  if (!used) return;
  const { transactionNo, creditId } = used;
  throw fail('serialNoUsed', { ...(transactionNo && { transactionNo }), ...(creditId && { creditId }) });
}

const nothing = { by: null, reason: '', transactionNo: null, creditId: null, chargeNo: null };

/** Payments that were reported and matched nothing. */
async function ofReports(db: Db, { userId, amountFen, payment }: Wanted): Promise<Contradiction[]> {
  const reports = await db('unmatchedPayments')
    .where('unmatchedPayments.serialNo', payment.serialNo)
    .leftJoin('recharges', 'recharges.chargeNo', 'unmatchedPayments.chargeNo')
    .orderBy('unmatchedPayments.id')
    .select('unmatchedPayments.channel', 'unmatchedPayments.receivedAt', 'unmatchedPayments.amountFen')
    .select('unmatchedPayments.closedAt', 'unmatchedPayments.closedBy', 'unmatchedPayments.closeReason')
    .select('unmatchedPayments.outcome', 'recharges.userId');
  return reports.flatMap((report): Contradiction[] => {
    const { channel, receivedAt: at, closedAt, closedBy, closeReason, outcome } = report;
    const reported = { ...nothing, at, channel, userId: report.userId, amountFen: report.amountFen };
    if (channel !== payment.channel) return [{ ...reported, kind: 'otherChannel' }];
    const found: Contradiction[] = [];
    // A payment that was reopened keeps who closed it: its money may have gone back all the same.
    if (closedBy !== null)
      found.push({ ...reported, kind: 'closed', at: closedAt ?? at, by: closedBy, reason: closeReason });
    if (outcome === 'refundedThere') found.push({ ...reported, kind: outcome });
    if (report.userId !== null && report.userId !== userId) found.push({ ...reported, kind: 'otherMember' });
    if (report.amountFen !== amountFen) found.push({ ...reported, kind: 'otherAmount' });
    return found;
  });
}

/** Credits of all channels, including reversed ones. */
async function ofTransactions(db: Db, { payment }: Wanted): Promise<Contradiction[]> {
  const credits = await db('ledgerTransactions')
    .where('ledgerTransactions.serialNo', payment.serialNo)
    .whereIn('ledgerTransactions.scene', ['CHARGE', 'CHARGE_MARKET'])
    .whereNull('ledgerTransactions.reverses')
    .join('walletEntries', 'walletEntries.transactionId', 'ledgerTransactions.id')
    .orderBy('walletEntries.id')
    .select('ledgerTransactions.transactionNo', 'ledgerTransactions.channel', 'ledgerTransactions.createdAt')
    .select('walletEntries.userId', 'walletEntries.amountFen');
  const numbers = credits.map(({ transactionNo }) => transactionNo);
  const reversed = await reversalsOf(db, numbers);
  return credits.map(({ transactionNo, channel, createdAt: at, userId, amountFen }) => {
    const credited = { ...nothing, at, channel: channel ?? '', userId, amountFen, transactionNo };
    if (channel !== payment.channel) return { ...credited, kind: 'otherChannel' };
    return { ...credited, kind: reversed.has(transactionNo) ? 'reversed' : 'credited' };
  });
}

async function ofWaitingCredits(db: Db, { payment, creditId: own }: Wanted): Promise<Contradiction[]> {
  const credits = await db('credits')
    .where({ status: 'PROPOSED' })
    .where('credits.serialNo', payment.serialNo)
    .select('id', 'channel', 'proposedAt', 'userId', 'amountFen');
  return credits
    .filter(({ id }) => id !== own)
    .map(({ id: creditId, channel, proposedAt: at, userId, amountFen }) => ({
      ...{ ...nothing, at, channel: channel ?? '', userId, amountFen, creditId },
      kind: channel === payment.channel ? 'waiting' : 'otherChannel',
    }));
}

/** Whoever credits the wallet instead of the recharge may credit the money twice. */
async function ofWaitingRecharges(db: Db, wanted: Wanted): Promise<Contradiction[]> {
  const { userId, amountFen, payment, chargeNo: own } = wanted;
  if (own) return [];
  const recharges = await db('recharges')
    .where({ userId, amountFen, status: 'PENDING', provider: 'manual' })
    .whereRaw('channel = ?', [payment.channel])
    .select('chargeNo', 'channel', 'createdAt');
  return recharges.map(({ chargeNo, channel, createdAt: at }) => ({
    ...{ ...nothing, at, channel, userId, amountFen, chargeNo },
    kind: 'rechargeWaits',
  }));
}

function keyOf({ kind, channel, userId, amountFen, at }: Contradiction): string {
  if (kind === 'otherMember') return `${kind} ${userId}`;
  if (kind === 'otherAmount') return `${kind} ${amountFen}`;
  return `${kind} ${channel} ${at}`;
}
