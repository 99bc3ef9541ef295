import type { Channel } from '../../contract/choices.ts';
import { consumeCode, tryCode } from '../auth/sms-code.ts';
import type { Trx } from '../db/db.ts';
import { fail } from '../fail.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { requirePayableOrder } from '../orders/find-order.ts';
import { holdLonger } from '../orders/hold-longer.ts';
import type { Limits } from '../payments/limits.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { lockMember } from '../users/lock-member.ts';
import { isOffered } from './offered-channels.ts';
import { insertRecharge } from './open-recharge.ts';
import type { Recharge } from './recharge.ts';
import { giveUp } from './withdraw-recharge.ts';

interface Wanted {
  member: { userId: string; phone: string };
  orderNo: string;
  channel: Channel;
  /** Of the SMS. Needed if money of the wallet pays a part of the order. */
  code: string | undefined;
  provider: Pick<PaymentProvider, 'name' | 'ways'>;
  limits: Limits;
  peppers: readonly string[];
  at: number;
}

/**
 * Opens the recharge that brings what the wallet lacks for the order. When the money arrives, the order is paid with it
 * (docs/decisions/059). Another recharge for the order that still waits is withdrawn; one of the same amount and channel is the
 * answer.
 * @throws Failure `orderNotFound`, `orderTimedOut`, `orderStateChanged`, `nothingMissing`, `paymentWayMissing`, `paymentTimeOver`,
 *   `rechargeBeingConfirmed`, `aboveChannelLimit`; `invalidInput` without a code that is needed, `codeWrong`, `codeSpent`
 */
export async function chargeOrder(trx: Trx, wanted: Wanted): Promise<Recharge> {
  const { member, orderNo, channel, provider, limits, at } = wanted;
  const { userId } = member;
  await lockMember(trx, userId);
  const former = await trx('recharges').where({ orderNo, userId, status: 'PENDING' }).forUpdate().first();
  // Nothing else may end the order, or change its time, until the recharge is opened.
  await trx('orders').where({ orderNo, userId }).forUpdate().first('orderNo');
  const order = await requirePayableOrder(trx, { userId, orderNo, at });
  const { availableFen } = await readBalance(trx, userId);
  const amountFen = order.totalFen - availableFen;
  if (amountFen <= 0) throw fail('nothingMissing');
  const isSame = former?.amountFen === amountFen;
  if (former && isSame && isFor(former, wanted)) return former;
  const isByHand = provider.ways.length === 0;
  if (!isOffered(provider, channel)) throw fail('paymentWayMissing');
  if (!isByHand && order.payableUntil - limits[channel].shortestTime <= at) throw fail('paymentTimeOver');
  // The same amount from elsewhere leaves the part of the wallet as it was approved.
  if (availableFen > 0 && !isSame) await approve(trx, wanted);
  if (former) await giveUp(trx, former, at);
  if (isByHand) await holdLonger(trx, order, at);
  return insertRecharge(trx, { userId, channel, amountFen, provider, limits, order, at });
}

function isFor({ channel, provider, payableUntil }: Recharge, wanted: Wanted): boolean {
  const isOver = payableUntil !== null && payableUntil <= wanted.at;
  return channel === wanted.channel && provider === wanted.provider.name && !isOver;
}

async function approve(trx: Trx, { member: { phone }, orderNo, code, peppers, at }: Wanted): Promise<void> {
  if (!code) throw fail('invalidInput', { fields: { code: 'required' } });
  const codeId = await tryCode(trx, { phone, scene: 'order_pay', subject: orderNo, code, peppers, at });
  await consumeCode(trx, codeId, at);
}
