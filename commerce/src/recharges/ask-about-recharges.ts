import { day, hour, minute } from '../clock.ts';
import { column } from '../db/tables.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import { endRecharge } from './end-recharge.ts';
import { paymentOf } from './open-payment.ts';
import type { Recharge } from './recharge.ts';
import { takeNotice } from './take-notice.ts';

const silentFor = minute;
const longestPause = hour;
/** A recharge ends if its payment is still unknown to the provider after this time. The cashier page closes earlier. */
const abandonedAfter = 3 * hour;
/** The provider may let the member pay a failed recharge after all. A withdrawn recharge may have been paid before. */
const failedAskedFor = day;
const batchSize = 50;

/** Makes up for lost notifications and ends recharges that the provider closed. Recharges of `manual` wait for staff. */
export async function askAboutRecharges(
  services: Pick<Services, 'db' | 'clock' | 'payments' | 'log'>,
): Promise<void> {
  const { db, clock, payments, log } = services;
  const at = clock.now();
  const recharges = await db('recharges')
    .where((asked) =>
      asked
        .where({ status: 'PENDING' })
        .orWhere((failed) => failed.where({ status: 'FAILED' }).where('createdAt', '>', at - failedAskedFor))
        .orWhere((failed) =>
          failed.where({ status: 'FAILED' }).where('withdrawnAt', '>', at - failedAskedFor),
        ),
    )
    .whereNot({ provider: 'manual' })
    .whereRaw(...silent({ asked: 'recharges.askedAt', since: 'recharges.createdAt' }, at))
    // Members wait for pending recharges.
    .orderByRaw(`CASE ${column('recharges.status')} WHEN 'PENDING' THEN 0 ELSE 1 END`)
    .orderBy('askedAt')
    .limit(batchSize);
  for (const recharge of recharges) {
    const provider = payments.named(recharge.provider);
    // Stored before the provider answers, so that a provider that never answers is asked less and less often.
    await db('recharges').where({ chargeNo: recharge.chargeNo }).update({ askedAt: at });
    await ask(services, provider, recharge, at).catch((error: unknown) => {
      log.warn({ err: error, chargeNo: recharge.chargeNo }, 'a provider did not answer about a payment');
    });
  }
}

/**
 * The pauses between questions double, from one minute to at most one hour.
 * @param names.asked the column with the time of the last question
 * @param names.since the column with the time from which an answer is expected
 */
export function silent(
  names: {
    asked: 'recharges.askedAt' | 'refunds.askedAt';
    since: 'recharges.createdAt' | 'refunds.approvedAt';
  },
  at: number,
): [sql: string, bindings: number[]] {
  const [asked, since] = [column(names.asked), column(names.since)];
  const sql = `${asked} <= ? AND (? - ${asked} >= ${asked} - ${since} OR ${asked} <= ?)`;
  return [sql, [at - silentFor, at, at - longestPause]];
}

async function ask(
  { db, log }: Pick<Services, 'db' | 'log'>,
  provider: PaymentProvider | undefined,
  recharge: Recharge,
  at: number,
): Promise<void> {
  if (!provider) throw new Error(`the shop no longer has the provider ${recharge.provider}`);
  const answer = await provider.query(paymentOf(recharge));
  if (answer.state === 'paid') {
    const { chargeNo, channel } = recharge;
    const { serialNo, amountFen, app } = answer;
    const notice = { chargeNo, serialNo, amountFen, app, outcome: 'paid' as const };
    await takeNotice({ db, log }, { provider, channel, notice, body: JSON.stringify(answer), at });
    return;
  }
  const isAbandoned = answer.state === 'unheardOf' && recharge.createdAt + abandonedAfter <= at;
  if (recharge.status === 'PENDING' && (answer.state === 'closed' || isAbandoned))
    await endRecharge(db, recharge, at);
}
