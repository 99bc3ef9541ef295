import type { Channel } from '../../contract/choices.ts';
import { hour, minute } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { column } from '../db/tables.ts';
import type { PaymentState } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import { type AttemptRow, attemptOf } from './attempt.ts';
import { endUnpayable } from './end-recharge.ts';
import type { Recharge } from './recharge.ts';
import { takeNotice } from './take-notice.ts';

const silentFor = minute;
const longestPause = hour;
/** A payment that the provider does not know by then was never begun. */
const unheardOfFor = hour;
const batchSize = 50;

export type Given = Pick<Services, 'db' | 'clock' | 'payments' | 'log' | 'config'>;

export interface Asked {
  attempt: AttemptRow;
  recharge: Recharge;
}

/** Makes up for lost notifications, closes what is left, and ends recharges that can't be paid any more. */
export async function askAboutAttempts(services: Given): Promise<void> {
  const { db, clock, log } = services;
  const at = clock.now();
  const attempts = await db('paymentAttempts')
    .join('recharges', 'recharges.chargeNo', 'paymentAttempts.chargeNo')
    .whereNull('paymentAttempts.endedAt')
    .whereRaw(...silent({ asked: 'paymentAttempts.askedAt', since: 'paymentAttempts.sentAt' }, at))
    // Members wait for pending recharges.
    .orderByRaw(`CASE ${column('recharges.status')} WHEN 'PENDING' THEN 0 ELSE 1 END`)
    .orderBy('paymentAttempts.askedAt')
    .limit(batchSize)
    .select('paymentAttempts.attemptNo');
  for (const { attemptNo } of attempts) {
    const asked = await findAttempt(db, { attemptNo });
    // Stored before the provider answers, so that a provider that never answers is asked less and less often.
    await db('paymentAttempts').where({ attemptNo }).update({ askedAt: at });
    if (!asked) continue;
    await queryAttempt(services, asked).catch((error: unknown) => {
      log.warn({ err: error, attemptNo }, 'a provider did not answer about a payment');
    });
  }
  const ended = await db('recharges')
    .where({ status: 'PENDING' })
    .where('payableUntil', '<=', at)
    .whereNotIn('chargeNo', db('paymentAttempts').where({ endedAt: null, leftAt: null }).select('chargeNo'))
    .orderBy('payableUntil')
    .limit(batchSize)
    .select('chargeNo');
  for (const { chargeNo } of ended) await endUnpayable(db, chargeNo, at);
}

/**
 * The pauses between questions double, from one minute to at most one hour.
 * @param names.asked the column with the time of the last question
 * @param names.since the column with the time from which an answer is expected
 */
export function silent(
  names: {
    asked: 'paymentAttempts.askedAt' | 'refunds.askedAt';
    since: 'paymentAttempts.sentAt' | 'refunds.approvedAt';
  },
  at: number,
): [sql: string, bindings: number[]] {
  const [asked, since] = [column(names.asked), column(names.since)];
  const sql = `${asked} <= ? AND (? - ${asked} >= ${asked} - ${since} OR ${asked} <= ?)`;
  return [sql, [at - silentFor, at, at - longestPause]];
}

/** What the provider says of it now is taken like a notification. @throws Error if it does not say */
export async function queryAttempt(
  { db, clock, payments, log, config }: Given,
  { attempt, recharge }: Asked,
): Promise<{ accepted: boolean; state: PaymentState['state'] }> {
  const { attemptNo } = attempt;
  const provider = payments.named(recharge.provider);
  if (!provider) throw new Error(`the shop no longer has the provider ${recharge.provider}`);
  const known = attemptOf(attempt, recharge, config);
  const payment = await provider.query(known);
  const at = clock.now();
  if (payment.state === 'paid' || payment.state === 'closed') {
    const { channel } = recharge;
    const body = JSON.stringify(payment);
    const taken = await takeNotice({ db, log }, { provider, channel, attemptNo, payment, body, at });
    return { ...taken, state: payment.state };
  }
  const isOver = at >= known.payableUntil;
  if (payment.state === 'unheardOf') {
    if (at >= known.payableUntil + unheardOfFor) {
      await db('paymentAttempts').where({ attemptNo, endedAt: null }).update({ endedAt: at });
      await endUnpayable(db, recharge.chargeNo, at);
      return { accepted: false, state: payment.state };
    }
  } else if (isOver || attempt.leftAt !== null || recharge.status !== 'PENDING') {
    await provider.close(known).catch((error: unknown) => {
      log.warn({ err: error, attemptNo }, 'a payment could not be closed, which is tried again');
    });
  }
  // Nobody asks again about an attempt that has ended.
  return { accepted: attempt.endedAt === null, state: payment.state };
}

export async function findAttempt(
  db: Db,
  { attemptNo, ...owner }: { attemptNo: string; channel?: Channel; provider?: string },
): Promise<Asked | undefined> {
  const attempt = await db('paymentAttempts').where({ attemptNo }).first();
  const recharge =
    attempt &&
    (await db('recharges')
      .where({ chargeNo: attempt.chargeNo, ...owner })
      .first());
  return recharge && { attempt, recharge };
}
