import { expect, test } from 'vitest';
import type { Channel } from '../../contract/choices.ts';
import type { TestApp } from '../../test/create-test-app.ts';
import { newMember, newOrder, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { openRecharge, paidRecharge, statusOf } from '../../test/recharges.ts';
import { startOf } from '../calendar.ts';
import { day, hour } from '../clock.ts';
import { createPayments } from '../payments/create-payments.ts';
import { documentedLimits, readLimits } from '../payments/limits.ts';

const shop = await openShop({ paymentProvider: 'sandbox' });
limit(shop, { ALIPAY_MOST_YUAN: '1000', ALIPAY_MOST_YUAN_A_DAY: '2500' });
const byHand = await openShop();
limit(byHand, { WECHAT_MOST_YUAN: '1' });

function limit({ services }: TestApp, env: Record<string, string>): void {
  services.payments = createPayments({ ...services, limits: readLimits(env) });
}

const tryRecharge = ({ client }: TestMember, amount: number, channel: Channel = 'alipay') =>
  client.call('POST /wallet/charge', { requestId: crypto.randomUUID(), amount, channel });

const mostOf = async ({ client }: TestMember, channel: Channel = 'alipay') =>
  (await client.ok('GET /wallet/charge/options', {})).channels.find((each) => each.channel === channel)
    ?.maxAmount;

test('a payment above the limit of its channel is refused, and another channel takes it', async () => {
  const member = await newMember(shop);
  expect(await mostOf(member)).toBe(1000);
  expect(await tryRecharge(member, 1000.01)).toMatchObject({
    httpStatus: 409,
    errorCode: 'CHG018',
    details: { maxYuan: 1000 },
  });
  expect(await mostOf(member, 'unionpay')).toBe(documentedLimits.unionpay.mostFen / 100);
  expect((await openRecharge(member, 1000)).status).toBe('PENDING');
  expect(await tryRecharge(member, 1000.01, 'unionpay')).toMatchObject({ httpStatus: 200 });
});

test('what was paid by the channel since midnight counts for its day, and what waits for payment does not', async () => {
  shop.clock.advance(startOf('2026-02-02') + 20 * hour - shop.clock.now());
  const member = await newMember(shop);
  await paidRecharge(shop, member, 1000);
  await openRecharge(member, 900);
  expect(await mostOf(member)).toBe(1000);
  await paidRecharge(shop, await newMember(shop), 1000);
  expect(await mostOf(member)).toBe(500);
  expect(await tryRecharge(member, 500.01)).toMatchObject({ errorCode: 'CHG018', details: { maxYuan: 500 } });
  await paidRecharge(shop, member, 500);
  expect(await mostOf(member)).toBe(0);
  expect(await tryRecharge(member, 1)).toMatchObject({ errorCode: 'CHG018', details: { maxYuan: 0 } });
  shop.clock.advance(4 * hour);
  expect(await mostOf(await newMember(shop))).toBe(1000);
});

test('an order that costs more than its channel takes is refused too, and its former recharge stays', async () => {
  shop.clock.advance(day);
  const order = await newOrder(shop, { member: await newMember(shop), price: 1500 });
  const charge = (channel: Channel) =>
    order.member.client.call('POST /order/charge', {
      requestId: crypto.randomUUID(),
      orderNo: order.orderNo,
      channel,
    });
  const { content } = await charge('unionpay');
  expect(await charge('alipay')).toMatchObject({ errorCode: 'CHG018', details: { maxYuan: 1000 } });
  expect(await statusOf(order.member, content.chargeNo)).toBe('PENDING');
});

test('a channel that staff confirm has no limit', async () => {
  const member = await newMember(byHand);
  expect(await mostOf(member, 'wechat')).toBeNull();
  expect(await tryRecharge(member, 5000, 'wechat')).toMatchObject({ httpStatus: 200 });
});
