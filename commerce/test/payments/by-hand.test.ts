import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Channel, channels } from '../../contract/choices.ts';
import { newMember } from '../factories.ts';
import { firstAttempt, statusOf } from '../recharges.ts';
import { type ByHand, openByHand } from './by-hand.ts';
import { openPaymentShop, type PaymentShop } from './world.ts';

let shop: PaymentShop;
let byHand: ByHand;
beforeAll(async () => {
  shop = await openPaymentShop();
  byHand = await openByHand(shop.counterparts, { shopUrl: shop.url });
});
afterAll(async () => {
  await byHand.close();
  await shop.close();
});

/** On a phone. @returns the page to which the shop leads the payer */
async function opened(channel: Channel) {
  const member = await newMember(shop.app);
  const input = { requestId: crypto.randomUUID(), amount: 100, channel };
  const { chargeNo } = await member.client.ok('POST /wallet/charge', input);
  const cashier = await member.client.ok('POST /wallet/charge/pay', { chargeNo, way: 'phone' });
  await shop.counterparts.of[channel].visit(shop.url, cashier);
  return { member, chargeNo, page: `${byHand.url}/${channel}/${firstAttempt(chargeNo)}` };
}

async function press(page: string, action: string): Promise<string> {
  const answer = await fetch(`${page}?lng=en`, { method: 'POST', body: new URLSearchParams({ action }) });
  return answer.text();
}

test.each(channels)('%s: a person pays on the page, once', async (channel) => {
  const { member, chargeNo, page } = await opened(channel);
  expect(await (await fetch(byHand.url)).text()).toContain(new URL(page).pathname);
  expect(await (await fetch(`${page}?lng=zh`)).text()).toContain('等待支付');
  expect(await press(page, 'pay')).toContain('→ 200');
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
  expect(await press(page, 'pay')).toContain('<strong>the payer sees');
});

test.each(channels)('%s: what the page signs badly changes nothing', async (channel) => {
  const { member, chargeNo, page } = await opened(channel);
  await press(page, 'payBadSignature');
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
});

test('the browser of a phone is led to the page of its payment', async () => {
  const member = await newMember(shop.app);
  const input = { requestId: crypto.randomUUID(), amount: 100, channel: 'wechat' } as const;
  const { chargeNo } = await member.client.ok('POST /wallet/charge', input);
  const cashier = await member.client.ok('POST /wallet/charge/pay', { chargeNo, way: 'phone' });
  const address = cashier.kind === 'page' ? cashier.url : '';
  expect(address).toContain(`${byHand.url}/wechat/${firstAttempt(chargeNo)}?`);
  expect((await fetch(address)).status).toBe(200);
});
