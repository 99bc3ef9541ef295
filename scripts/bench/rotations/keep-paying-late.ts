import { setTimeout as wait } from 'node:timers/promises';
import { newMember, type Shop, sendPaymentCode, type TestMember } from '../../../commerce/test/factories.ts';
import type { Tally } from '../restarts/trade.ts';

export interface Work {
  shop: Shop;
  productCode: string;
  address: string;
  tally: Tally;
  signal: AbortSignal;
}

/** Longer than a restart, shorter than the life of a code. */
const thinkMs = 45_000;

/** The code is sent by one process of commerce and often verified by the next one. */
export async function keepPayingLate({ shop, productCode, tally, signal }: Work): Promise<void> {
  while (!signal.aborted) {
    const member = await newMember(shop, { balance: 10 });
    const item = { userId: member.userId, productCode };
    await tally.request('add to cart', () => member.client.ok('POST /userinfo/cart/add_item', item));
    const orderNo = await tally.request('submit', () => submit(member));
    if (!orderNo) continue;
    const code = await tally.request('send code', () => sendPaymentCode(shop, member, orderNo));
    if (!code) continue;
    await wait(thinkMs, undefined, { signal }).catch(() => undefined);
    const payment = { requestId: crypto.randomUUID(), orderNo, code };
    const paid = await tally.request('pay late', () => member.client.ok('POST /order/pay', payment));
    if (paid) tally.paid.push(orderNo);
  }
}

async function submit({ client, addressId }: TestMember): Promise<string> {
  const requestId = crypto.randomUUID();
  return (await client.ok('POST /order/submit', { requestId, addressId, expectedAmount: 1 })).orderNo;
}
