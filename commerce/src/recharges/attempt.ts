import type { PaymentWay } from '../../contract/choices.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { addressOf } from '../payments/addresses.ts';
import type { Attempt, Cashier } from '../payments/payment-provider.ts';
import type { Services } from '../services.ts';
import type { Recharge } from './recharge.ts';

/** One try to pay a recharge in one way (docs/decisions/058). A recharge may have several, each with a number of its own. */
export interface AttemptRow {
  attemptNo: string;
  chargeNo: string;
  way: PaymentWay;
  sentAt: number;
  cashier: string | null;
  usableUntil: number | null;
  askedAt: number;
  leftAt: number | null;
  endedAt: number | null;
  serialNo: string | null;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** @throws Failure `temporarilyUnavailable` if the recharge has as many as there are letters */
export async function addAttempt(
  trx: Trx,
  { chargeNo, way, at }: { chargeNo: string; way: PaymentWay; at: number },
): Promise<AttemptRow> {
  const [known] = await trx('paymentAttempts').where({ chargeNo }).count({ count: '*' });
  const letter = letters[Number(known?.count)];
  if (!letter) throw fail('temporarilyUnavailable');
  const attemptNo = chargeNo + letter;
  const [attempt] = await trx('paymentAttempts')
    .insert({ attemptNo, chargeNo, way, sentAt: at, askedAt: at })
    .returning('*');
  return attempt;
}

/** Nobody should pay them any more: the job asks about them, and closes them, at once. */
export function leaveAttempts(trx: Trx, chargeNo: string, at: number): Promise<AttemptRow[]> {
  return trx('paymentAttempts')
    .where({ chargeNo, leftAt: null, endedAt: null })
    .update({ leftAt: at, askedAt: 0 })
    .returning('*');
}

/** As the provider gets it: always the same for the same row. */
export function attemptOf(
  { attemptNo, way, sentAt }: Pick<AttemptRow, 'attemptNo' | 'way' | 'sentAt'>,
  { chargeNo, channel, amountFen, payableUntil, orderNo }: Recharge,
  { publicUrl }: Pick<Services['config'], 'publicUrl'>,
): Attempt {
  if (payableUntil === null) throw new Error(`${chargeNo} is paid at no provider`);
  return {
    ...{ attemptNo, way, sentAt, amountFen, payableUntil },
    description: orderNo ? `钧瓷订单 ${orderNo}` : `钧瓷充值 ${chargeNo}`,
    notifyUrl: addressOf.notices(publicUrl, channel),
    returnUrl: addressOf.wayBack(publicUrl, chargeNo),
  };
}

/** @returns null if it was never opened, or is too old to be begun */
export function usableCashier({ cashier, usableUntil }: AttemptRow, at: number): Cashier | null {
  if (cashier === null || usableUntil === null || usableUntil <= at) return null;
  return JSON.parse(cashier);
}
