import { fail } from '../fail.ts';
import type { Payment } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import type { Charge } from './charge.ts';

/**
 * Must run after the commit of the charge. A repeated call gives the same cashier page.
 * @returns the address of the cashier page; null if staff confirm the payment
 * @throws Failure `temporarilyUnavailable` if the provider does not answer; the charge stays pending
 */
export async function openPayment(
  { db, payments, log }: Pick<Services, 'db' | 'payments' | 'log'>,
  chargeNo: string,
): Promise<string | null> {
  const charge = await db('charges').where({ chargeNo }).first();
  if (!charge) throw fail('chargeNotFound');
  const provider = payments.named(charge.provider);
  if (charge.cashierUrl || charge.status !== 'PENDING' || !provider) return charge.cashierUrl;
  const opened = await provider.open(paymentOf(charge)).catch((error: unknown) => {
    log.error({ err: error, chargeNo }, 'a payment could not be opened');
    throw fail('temporarilyUnavailable');
  });
  await db('charges').where({ chargeNo }).update({ cashierUrl: opened.cashierUrl });
  return opened.cashierUrl;
}

export function paymentOf({ chargeNo, channel, amountFen, createdAt }: Charge): Payment {
  return { chargeNo, channel, amountFen, openedAt: createdAt };
}
