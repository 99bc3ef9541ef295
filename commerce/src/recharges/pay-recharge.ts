import type { PaymentWay } from '../../contract/choices.ts';
import { minute } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { fail } from '../fail.ts';
import { requirePayableOrder } from '../orders/find-order.ts';
import type { Cashier, PaymentProvider } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import { type Given, queryAttempt } from './ask-about-attempts.ts';
import { type AttemptRow, attemptOf, leaveAttempts, nextAttemptNo, usableCashier } from './attempt.ts';
import { findPayer, type Introduction } from './find-payer.ts';
import type { Recharge } from './recharge.ts';

/** As long as WeChat's code. */
const pageOfPayerLasts = 5 * minute;

export interface Opened {
  attemptNo: string;
  cashier: Cashier;
}

interface Wanted {
  userId: string;
  chargeNo: string;
  way: PaymentWay;
  ip: string;
  /** Needed for the way `wechat`; without it, the answer is the page where the browser gets it. */
  introduction?: Introduction | undefined;
}

/**
 * Opens the payment at its provider. A repeated call gives the same cashier while it is usable. Whoever chooses another way
 * leaves the former one, so that nobody pays twice by mistake; a second payment that arrives all the same waits for finance.
 * @throws Failure `rechargeNotFound`, `rechargeStateChanged`, `paymentTimeOver`, `paymentWayMissing`; for an order also
 *   `orderTimedOut`, `orderStateChanged`; `payerUnknown`; `temporarilyUnavailable` if the provider does not answer: the recharge
 *   stays pending
 */
export async function payRecharge(services: Given, wanted: Wanted): Promise<Opened> {
  const { db, clock, payments, log, config } = services;
  const at = clock.now();
  const { provider, recharge, attempt, left } = await transaction(db, (trx) =>
    chooseAttempt(trx, payments, { ...wanted, at }),
  );
  const { attemptNo } = attempt;
  const known = usableCashier(attempt, at);
  if (known) return { attemptNo, cashier: known };
  if (left.length > 0) await requireUnpaid(services, recharge, left);
  const payer = await findPayer(services, { ...wanted, provider, recharge, attempt });
  // Not stored: it leads to a code, not to the payment.
  if ('page' in payer) {
    const cashier = { kind: 'page' as const, url: payer.page, usableUntil: at + pageOfPayerLasts };
    return { attemptNo, cashier };
  }
  const cashier = await provider
    .open(attemptOf(attempt, recharge, config), payer)
    .catch(async (error: unknown) => {
      log.error({ err: error, attemptNo }, 'a payment could not be opened');
      if (!isTimeout(error)) await leaveRefused(services, recharge, attempt);
      throw fail('temporarilyUnavailable');
    });
  await db('paymentAttempts')
    .where({ attemptNo })
    .update({ cashier: JSON.stringify(cashier), usableUntil: cashier.usableUntil });
  return { attemptNo, cashier };
}

/**
 * Somebody may have paid already while the notification is late, and should not pay again. Also closes what is left; what can't
 * be closed now is closed by the job that asks about it. A provider that did not answer in time is not asked for anything else,
 * because the browser gives up after 15 seconds.
 */
async function requireUnpaid(
  services: Given,
  recharge: Recharge,
  attempts: AttemptRow[],
): Promise<{ answered: boolean }> {
  const { db, log } = services;
  const { chargeNo } = recharge;
  let answered = true;
  const asking = attempts.map((attempt) =>
    queryAttempt(services, { attempt, recharge }).catch((error: unknown) => {
      log.warn({ err: error, attemptNo: attempt.attemptNo }, 'a provider did not answer about a payment');
      if (isTimeout(error)) throw fail('temporarilyUnavailable');
      answered = false;
    }),
  );
  await Promise.all(asking);
  const now = await db('recharges').where({ chargeNo }).first('status');
  if (now && now.status !== 'PENDING') throw fail('rechargeStateChanged', { status: now.status });
  return { answered };
}

/**
 * The next try gets another number: WeChat Pay refuses a number that comes again with another address of the payer, whose
 * phone may have changed the network.
 */
async function leaveRefused(services: Given, recharge: Recharge, attempt: AttemptRow): Promise<void> {
  const { db, clock } = services;
  const { answered } = await requireUnpaid(services, recharge, [attempt]);
  if (answered) await transaction(db, (trx) => leaveAttempts(trx, recharge.chargeNo, clock.now()));
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

interface Chosen {
  provider: PaymentProvider;
  recharge: Recharge;
  attempt: AttemptRow;
  /** The others that may still be paid. */
  left: AttemptRow[];
}

async function chooseAttempt(
  trx: Trx,
  payments: Services['payments'],
  { userId, chargeNo, way, at }: Omit<Wanted, 'ip' | 'introduction'> & { at: number },
): Promise<Chosen> {
  const recharge = await trx('recharges').where({ chargeNo, userId }).forUpdate().first();
  if (!recharge) throw fail('rechargeNotFound');
  const { status, channel, payableUntil, orderNo } = recharge;
  if (status !== 'PENDING') throw fail('rechargeStateChanged', { status });
  if (orderNo) await requirePayableOrder(trx, { userId, orderNo, at });
  const provider = payments.named(recharge.provider);
  if (payableUntil === null || !provider?.ways.includes(way)) throw fail('paymentWayMissing');
  const { shortestTime } = payments.limits[channel];
  const attempts = await trx('paymentAttempts').where({ chargeNo }).orderBy('attemptNo');
  const open = attempts.filter(({ leftAt, endedAt }) => leftAt === null && endedAt === null);
  const same = open.find((each) => each.way === way);
  const leftBefore = attempts.filter(({ leftAt, endedAt }) => leftAt !== null && endedAt === null);
  const again = same && { provider, recharge, attempt: same, left: leftBefore };
  if (again && usableCashier(same, at)) return again;
  if (payableUntil - shortestTime <= at) throw fail('paymentTimeOver');
  if (again && provider.renews(way)) return again;
  const attemptNo = nextAttemptNo(chargeNo, attempts.length);
  if (!attemptNo) throw fail('temporarilyUnavailable');
  const left = [...leftBefore, ...(await leaveAttempts(trx, chargeNo, at))];
  const [attempt] = await trx('paymentAttempts')
    .insert({ attemptNo, chargeNo, way, sentAt: at, askedAt: at })
    .returning('*');
  return { provider, recharge, attempt, left };
}
