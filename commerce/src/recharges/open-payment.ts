import { fail } from '../fail.ts';
import type { Payment } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import type { Recharge } from './recharge.ts';

/**
 * Must run after the commit of the recharge. A repeated call gives the same cashier page.
 * @returns the address of the cashier page; null if staff confirm the payment
 * @throws Failure `temporarilyUnavailable` if the provider does not answer; the recharge stays pending
 */
export async function openPayment(
  { db, payments, log }: Pick<Services, 'db' | 'payments' | 'log'>,
  chargeNo: string,
): Promise<string | null> {
  const recharge = await db('recharges').where({ chargeNo }).first();
  if (!recharge) throw fail('rechargeNotFound');
  const provider = payments.named(recharge.provider);
  if (recharge.cashierUrl || recharge.status !== 'PENDING' || !provider) return recharge.cashierUrl;
  const opened = await provider.open(paymentOf(recharge)).catch((error: unknown) => {
    log.error({ err: error, chargeNo }, 'a payment could not be opened');
    throw fail('temporarilyUnavailable');
  });
  await db('recharges').where({ chargeNo }).update({ cashierUrl: opened.cashierUrl });
  return opened.cashierUrl;
}

export function paymentOf({ chargeNo, channel, amountFen, createdAt }: Recharge): Payment {
  return { chargeNo, channel, amountFen, openedAt: createdAt };
}
