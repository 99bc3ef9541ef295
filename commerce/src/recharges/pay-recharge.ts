import type { PaymentWay } from '../../contract/choices.ts';
import { minute, second } from '../clock.ts';
import type { Trx } from '../db/db.ts';
import { transaction } from '../db/transaction.ts';
import { fail } from '../fail.ts';
import { requirePayableOrder } from '../orders/find-order.ts';
import type { Cashier, PaymentProvider, PaymentState } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import { type Given, queryAttempt } from './ask-about-attempts.ts';
import { type AttemptRow, addAttempt, attemptOf, leaveAttempts, usableCashier } from './attempt.ts';
import { findPayer, type Introduction } from './find-payer.ts';
import type { Recharge } from './recharge.ts';

/** As long as WeChat's code. */
const pageOfPayerLasts = 5 * minute;

/** The browser gives up after 15 seconds, and a provider may take 8 of them for each answer. */
const longestBefore = 6 * second;

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
  const isInTime = () => clock.now() - at < longestBefore;
  if (left.length > 0) await requireUnpaid(services, recharge, left);
  const payer = await findPayer(services, { ...wanted, provider, recharge, attempt });
  // Not stored: it leads to a code, not to the payment.
  if ('page' in payer) {
    const cashier = { kind: 'page' as const, url: payer.page, usableUntil: at + pageOfPayerLasts };
    return { attemptNo, cashier };
  }
  if (!isInTime()) throw fail('temporarilyUnavailable');
  const cashier = await provider
    .open(attemptOf(attempt, recharge, config), payer)
    .catch(async (error: unknown) => {
      log.error({ err: error, attemptNo }, 'a payment could not be opened');
      if (isInTime()) {
        const [state] = await requireUnpaid(services, recharge, [attempt]);
        if (state !== 'unheardOf') await replaceRefused(services, attempt);
      }
      throw fail('temporarilyUnavailable');
    });
  await db('paymentAttempts')
    .where({ attemptNo })
    .update({ cashier: JSON.stringify(cashier), usableUntil: cashier.usableUntil });
  return { attemptNo, cashier };
}

/**
 * Somebody may have paid already while the notification is late, and should not pay again. Also closes what is left.
 * @throws Failure `temporarilyUnavailable` if the provider does not say; `rechargeStateChanged`
 */
async function requireUnpaid(
  services: Given,
  recharge: Recharge,
  attempts: AttemptRow[],
): Promise<PaymentState['state'][]> {
  const { db, log } = services;
  const { chargeNo } = recharge;
  const asking = attempts.map((attempt) => queryAttempt(services, { attempt, recharge }));
  const answers = await Promise.allSettled(asking);
  const states = answers.map((answer) => {
    if (answer.status === 'fulfilled') return answer.value.state;
    log.warn({ err: answer.reason, chargeNo }, 'a provider did not say whether a payment was made');
    throw fail('temporarilyUnavailable');
  });
  const now = await db('recharges').where({ chargeNo }).first('status');
  if (now && now.status !== 'PENDING') throw fail('rechargeStateChanged', { status: now.status });
  return states;
}

/**
 * The next try gets another number: WeChat Pay refuses a number that comes again with another address of the payer, whose
 * phone may have changed the network. A number that it does not know stays.
 */
async function replaceRefused({ db, clock }: Given, attempt: AttemptRow): Promise<void> {
  const { attemptNo, chargeNo, way, cashier } = attempt;
  const at = clock.now();
  await transaction(db, async (trx) => {
    const pending = await trx('recharges')
      .where({ chargeNo, status: 'PENDING' })
      .forUpdate()
      .first('chargeNo');
    if (!pending) return;
    const left = await trx('paymentAttempts')
      .where({ attemptNo, cashier, leftAt: null, endedAt: null })
      .update({ leftAt: at, askedAt: 0 });
    if (left > 0) await addAttempt(trx, { chargeNo, way, at });
  });
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
  const left = [...leftBefore, ...(await leaveAttempts(trx, chargeNo, at))];
  const attempt = await addAttempt(trx, { chargeNo, way, at });
  return { provider, recharge, attempt, left };
}
