import { day, hour, minute } from '../clock.ts';
import { column } from '../db/tables.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import type { Charge } from './charge.ts';
import { endCharge } from './end-charge.ts';
import { paymentOf } from './open-payment.ts';
import { takeNotice } from './take-notice.ts';

const silentFor = minute;
const longestPause = hour;
/** A charge ends if its payment is still unknown to the provider after this time. The cashier page closes earlier. */
const abandonedAfter = 3 * hour;
/** The provider may let the member pay a failed charge after all. A withdrawn charge may have been paid before. */
const failedAskedFor = day;
const batchSize = 50;

/** Makes up for lost notifications and ends charges that the provider closed. Charges of `manual` wait for staff. */
export async function reconcileCharges(
  services: Pick<Services, 'db' | 'clock' | 'payments' | 'log'>,
): Promise<void> {
  const { db, clock, payments, log } = services;
  const at = clock.now();
  const charges = await db('charges')
    .where((asked) =>
      asked
        .where({ status: 'PENDING' })
        .orWhere((failed) => failed.where({ status: 'FAILED' }).where('createdAt', '>', at - failedAskedFor))
        .orWhere((failed) =>
          failed.where({ status: 'FAILED' }).where('withdrawnAt', '>', at - failedAskedFor),
        ),
    )
    .whereNot({ provider: 'manual' })
    .whereRaw(...silent({ asked: 'charges.askedAt', since: 'charges.createdAt' }, at))
    // Members wait for pending charges.
    .orderByRaw(`CASE ${column('charges.status')} WHEN 'PENDING' THEN 0 ELSE 1 END`)
    .orderBy('askedAt')
    .limit(batchSize);
  for (const charge of charges) {
    const provider = payments.named(charge.provider);
    // Stored before the provider answers, so that a provider that never answers is asked less and less often.
    await db('charges').where({ chargeNo: charge.chargeNo }).update({ askedAt: at });
    await ask(services, provider, charge, at).catch((error: unknown) => {
      log.warn({ err: error, chargeNo: charge.chargeNo }, 'a provider did not answer about a payment');
    });
  }
}

/**
 * The pauses between questions double, from one minute to at most one hour.
 * @param names.asked the column with the time of the last question
 * @param names.since the column with the time from which an answer is expected
 */
export function silent(
  names: { asked: 'charges.askedAt' | 'refunds.askedAt'; since: 'charges.createdAt' | 'refunds.approvedAt' },
  at: number,
): [sql: string, bindings: number[]] {
  const [asked, since] = [column(names.asked), column(names.since)];
  const sql = `${asked} <= ? AND (? - ${asked} >= ${asked} - ${since} OR ${asked} <= ?)`;
  return [sql, [at - silentFor, at, at - longestPause]];
}

async function ask(
  { db, log }: Pick<Services, 'db' | 'log'>,
  provider: PaymentProvider | undefined,
  charge: Charge,
  at: number,
): Promise<void> {
  if (!provider) throw new Error(`the shop no longer has the provider ${charge.provider}`);
  const answer = await provider.query(paymentOf(charge));
  if (answer.state === 'paid') {
    const { chargeNo, channel } = charge;
    const { serialNo, amountFen, app } = answer;
    const notice = { chargeNo, serialNo, amountFen, app, outcome: 'paid' as const };
    await takeNotice({ db, log }, { provider, channel, notice, body: JSON.stringify(answer), at });
  } else if (
    charge.status === 'PENDING' &&
    (answer.state === 'closed' || isAbandoned(answer.state, charge, at))
  ) {
    await endCharge(db, charge, at);
  }
}

function isAbandoned(state: 'waiting' | 'unheardOf', { createdAt }: Charge, at: number): boolean {
  return state === 'unheardOf' && createdAt + abandonedAfter <= at;
}
