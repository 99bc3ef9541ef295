import type { Channel } from '../../contract/choices.ts';
import type { Answer } from '../client.ts';
import { newMember, newOrder, type Shop, type TestMember } from '../factories.ts';
import { type Counterparts, type Notification, payableAt } from './counterparts.ts';

export interface PaymentPlace {
  shop: Shop;
  url: string;
  counterparts: Counterparts;
  finance: TestMember;
  /** Asks again until a service answers that lives. */
  reach<Heard>(ask: () => Promise<Heard>): Promise<Heard>;
  /** Makes the shop hear of a payment or refund. */
  tell(channel: Channel, make: () => Notification): Promise<void>;
}

export interface Buyer {
  member: TestMember;
  orderNo: string;
}

/** The order costs ¥100, and the wallet is empty. */
export async function newBuyer(shop: Shop): Promise<Buyer> {
  return newOrder(shop, { member: await newMember(shop), price: 100 });
}

/** Pays the order directly, recharges ¥100 and gets ¥40 of them back. The payer and the staff try until they succeed. */
export async function buyAndRefund(place: PaymentPlace, channel: Channel, buyer: Buyer): Promise<void> {
  const { counterparts, finance } = place;
  const { member, orderNo } = buyer;
  const { client } = member;
  const charge = { requestId: crypto.randomUUID(), orderNo, channel };
  const ofOrder = await done(place, () => client.call('POST /order/charge', charge));
  await payCharge(place, channel, { member, ...ofOrder });

  const recharge = { requestId: crypto.randomUUID(), amount: 100, channel };
  const ofWallet = await done(place, () => client.call('POST /wallet/charge', recharge));
  const attemptNo = await payCharge(place, channel, { member, ...ofWallet });

  const { chargeNo } = ofWallet;
  const asked = { requestId: crypto.randomUUID(), chargeNo, amount: 40, reason: 'too much' };
  const { refundNo } = await done(place, () => client.call('POST /wallet/refund/apply', asked));
  const approval = { requestId: crypto.randomUUID(), refundNo, reason: 'fine' };
  await done(place, () => finance.client.call('POST /admin/refunds/approve', approval));
  const { refunds, moveRefund, notifyRefund } = counterparts.of[channel];
  // If the service was killed before it sent the refund, the job sends it later.
  if (!refunds().some((refund) => refund.refundNo === refundNo)) return;
  moveRefund(refundNo, 'paid');
  await place.tell(channel, () => notifyRefund(attemptNo, refundNo));
}

async function payCharge(
  place: PaymentPlace,
  channel: Channel,
  { member, chargeNo }: { member: TestMember; chargeNo: string },
): Promise<string> {
  const counterpart = place.counterparts.of[channel];
  const { ways, visit, pay, notify } = counterpart;
  const [way = 'code'] = ways;
  const cashier = await done(place, () => member.client.call('POST /wallet/charge/pay', { chargeNo, way }));
  await place.reach(() => visit(place.url, cashier));
  const attemptNo = payableAt(counterpart).findLast((number) => number.startsWith(chargeNo));
  if (!attemptNo) throw new Error(`${channel} knows no payment of ${chargeNo}`);
  pay(attemptNo);
  await place.tell(channel, () => notify(attemptNo));
  return attemptNo;
}

async function done<Content>(
  { reach }: PaymentPlace,
  send: () => Promise<Answer<Content>>,
): Promise<Content> {
  const answer = await reach(send);
  if (answer.status !== 'OK') throw new Error(`${answer.errorCode}: ${answer.message}`);
  return answer.content;
}
