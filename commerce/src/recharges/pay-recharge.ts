import type { PaymentWay } from '../../contract/choices.ts';
import { minute } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { fail } from '../fail.ts';
import { requirePayableOrder } from '../orders/find-order.ts';
import type { Cashier, PaymentProvider } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import { type Asked, type Given, queryAttempt } from './ask-about-attempts.ts';
import { type AttemptRow, attemptOf, nextAttemptNo, usableCashier } from './attempt.ts';
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
  for (const other of left) {
    // What can't be closed now is closed later, by the job that asks about it.
    await provider.close(attemptOf(other, recharge, config)).catch((error: unknown) => {
      log.warn({ err: error, attemptNo: other.attemptNo }, 'a payment that was left could not be closed');
    });
  }
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
      // Who did not answer in time is not asked again, because the browser gives up after 15 seconds.
      if (!isTimeout(error)) await requireUnpaid(services, { attempt, recharge });
      throw fail('temporarilyUnavailable');
    });
  await db('paymentAttempts')
    .where({ attemptNo })
    .update({ cashier: JSON.stringify(cashier), usableUntil: cashier.usableUntil });
  return { attemptNo, cashier };
}

/** A provider also refuses to open what was paid, perhaps before its notification comes. */
async function requireUnpaid(services: Given, asked: Asked): Promise<void> {
  const { db, log } = services;
  const { chargeNo } = asked.recharge;
  await queryAttempt(services, asked).catch((error: unknown) => {
    log.warn({ err: error, chargeNo }, 'a provider did not say whether a payment was made');
  });
  const now = await db('recharges').where({ chargeNo }).first('status');
  if (now && now.status !== 'PENDING') throw fail('rechargeStateChanged', { status: now.status });
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

interface Chosen {
  provider: PaymentProvider;
  recharge: Recharge;
  attempt: AttemptRow;
  /** The attempts that this one replaces. */
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
  const again = same && { provider, recharge, attempt: same, left: [] };
  if (again && usableCashier(same, at)) return again;
  if (payableUntil - shortestTime <= at) throw fail('paymentTimeOver');
  if (again && provider.renews(way)) return again;
  const attemptNo = nextAttemptNo(chargeNo, attempts.length);
  if (!attemptNo) throw fail('temporarilyUnavailable');
  await trx('paymentAttempts').where({ chargeNo, leftAt: null, endedAt: null }).update({ leftAt: at });
  const [attempt] = await trx('paymentAttempts')
    .insert({ attemptNo, chargeNo, way, sentAt: at, askedAt: at })
    .returning('*');
  return { provider, recharge, attempt, left: open };
}
