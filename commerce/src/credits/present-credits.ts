import type { OutputOf } from '../../contract/contract.ts';
import { toYuan } from '../../contract/money.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { correctionRef } from '../ledger/kinds-of.ts';
import { reversalsOf } from '../ledger/reversals-of.ts';
import { readHeldUntil } from '../orders/read-held-until.ts';
import { namePeople, personIn } from '../users/name-people.ts';
import { type Contradiction, contradictionsOf } from './contradictions-of.ts';
import type { Credit } from './credit.ts';

type Detail = OutputOf<'GET /admin/credits/detail'>;
type View = Omit<Detail, 'contradictions' | 'correctedTo' | 'orderNo' | 'heldUntil'>;

export async function presentCredits(db: Db, credits: Credit[]): Promise<View[]> {
  const named = credits.flatMap(({ userId, proposedBy, decidedBy }) => [userId, proposedBy, decidedBy]);
  const people = await namePeople(db, named);
  const numbers = credits.flatMap(({ transactionNo }) => transactionNo ?? []);
  const reversals = await reversalsOf(db, numbers);
  return credits.map((credit) => ({
    creditId: credit.id,
    member: personIn(people, credit.userId),
    amount: toYuan(credit.amountFen),
    kind: credit.kind,
    reason: credit.reason,
    status: credit.status,
    proposedBy: personIn(people, credit.proposedBy),
    proposedAt: isoTime(credit.proposedAt),
    decidedBy: personIn(people, credit.decidedBy),
    decidedAt: isoTimeOrNull(credit.decidedAt),
    rejectReason: credit.rejectReason,
    transactionNo: credit.transactionNo,
    reversedBy: reversals.get(credit.transactionNo ?? '') ?? null,
    channel: credit.channel,
    numbered: credit.serialNo !== null,
    serialNo: credit.transactionNo === null ? null : credit.serialNo,
    chargeNo: credit.chargeNo,
  }));
}

export async function presentCredit(db: Db, credit: Credit): Promise<Detail> {
  const [view] = await presentCredits(db, [credit]);
  const { id: creditId, userId, amountFen, channel, serialNo, chargeNo, status } = credit;
  const payment = status === 'PROPOSED' && channel && serialNo ? { channel, serialNo } : null;
  const found = payment ? await contradictionsOf(db, { userId, amountFen, payment, chargeNo, creditId }) : [];
  return {
    ...(view as View),
    contradictions: await presentContradictions(db, found),
    correctedTo: await readCorrected(db, credit.transactionNo),
    ...(await readOrder(db, chargeNo)),
  };
}

async function readOrder(db: Db, chargeNo: string | null): Promise<Pick<Detail, 'orderNo' | 'heldUntil'>> {
  const recharge = chargeNo ? await db('recharges').where({ chargeNo }).first('orderNo') : undefined;
  const orderNo = recharge?.orderNo ?? null;
  const heldUntil = await readHeldUntil(db, orderNo ? [orderNo] : []);
  return { orderNo, heldUntil: heldUntil.get(orderNo) ?? null };
}

/** In yuan. Null if the correction was taken back too. */
async function readCorrected(db: Db, transactionNo: string | null): Promise<number | null> {
  const businessRef = `${correctionRef}${transactionNo}`;
  const correction = await db('ledgerTransactions').where({ businessRef }).first('id');
  if (!correction || (await db('ledgerTransactions').where({ reverses: correction.id }).first('id')))
    return null;
  const deposit = await db('deposits').where({ transactionId: correction.id }).first('amountFen');
  return deposit ? toYuan(deposit.amountFen) : null;
}

async function presentContradictions(db: Db, found: Contradiction[]): Promise<Detail['contradictions']> {
  const named = found.flatMap(({ userId, by }) => [userId, by]);
  const people = await namePeople(db, named);
  return found.flatMap(({ kind, at, channel, userId, amountFen, by, reason, chargeNo }) =>
    kind === 'credited' || kind === 'waiting'
      ? []
      : {
          ...{ kind, at: isoTime(at), channel, reason, chargeNo },
          member: personIn(people, userId),
          amount: amountFen === null ? null : toYuan(amountFen),
          by: personIn(people, by),
        },
  );
}
