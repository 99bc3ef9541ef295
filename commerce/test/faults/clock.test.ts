import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { hour, second } from '../../src/clock.ts';
import { createLease } from '../../src/leases/lease.ts';
import { expireOrders } from '../../src/orders/expire-orders.ts';
import { createClient } from '../client.ts';
import {
  newMember,
  newOrder,
  newStaff,
  pay,
  sendPaymentCode,
  submit,
  type TestMember,
} from '../factories.ts';
import { openShop } from '../open-shop.ts';

const app = await openShop({ limits: true });

beforeEach(() => {
  // Each test runs in a later hour, because the SMS quota of a network address is counted per hour.
  app.clock.advance(2 * hour);
});

const orderOf = ({ client }: TestMember, orderNo: string) => client.ok('GET /order/detail', { orderNo });
const balanceOf = async ({ client }: TestMember) => (await client.ok('GET /wallet/query', {})).balance;

async function whileWrong<Result>(hours: 1 | -1, work: () => Promise<Result>): Promise<Result> {
  app.clock.advance(hours * hour);
  return work().finally(() => app.clock.advance(-hours * hour));
}

test('a hold that ended while the clock was an hour ahead stays ended, and its piece is sold once', async () => {
  const { member, orderNo, productCode } = await newOrder(app, { price: 100 });
  const code = await sendPaymentCode(app, member, orderNo);
  const other = await newMember(app, { balance: 100 });
  const paid = await whileWrong(1, async () => {
    const { content } = await submit(other, productCode, 100);
    return pay(other, content.orderNo, await sendPaymentCode(app, other, content.orderNo));
  });
  expect(paid.content.status).toBe('PAID');
  expect(await pay(member, orderNo, code)).toMatchObject({ httpStatus: 409, errorCode: 'ORD009' });
  expect([await balanceOf(member), await balanceOf(other)]).toEqual([100, 0]);
});

test('an order, its code and the tries left stay the same while the clock is an hour behind', async () => {
  const { member, orderNo } = await newOrder(app, { price: 100 });
  const code = await sendPaymentCode(app, member, orderNo);
  const wrong = code === '000000' ? '000001' : '000000';
  await whileWrong(-1, async () => {
    await expireOrders(app.services.db, app.clock.now());
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await pay(member, orderNo, wrong)).errorCode).toBe('AUT003');
    }
    expect((await pay(member, orderNo, code)).content.status).toBe('PAID');
  });
  const { timeline } = await orderOf(member, orderNo);
  expect(timeline.map(({ to }) => to)).toEqual(['WAITING_PAYMENT', 'PAID']);
});

test('an order placed while the clock was an hour behind times out as soon as the clock is right', async () => {
  const { member, orderNo, productCode } = await whileWrong(-1, () => newOrder(app, { price: 100 }));
  expect((await app.client().ok('GET /product/query', { codes: productCode }))[0]?.status).toBe('available');
  await expireOrders(app.services.db, app.clock.now());
  expect((await orderOf(member, orderNo)).status).toBe('TIMED_OUT');
});

test('a code can be sent again although the last one was sent while the clock was an hour ahead', async () => {
  const { client, phone } = await newMember(app);
  const send = () => client.call('POST /auth/send_code', { scene: 'change_password', phone });
  expect((await whileWrong(1, send)).httpStatus).toBe(200);
  expect((await send()).httpStatus).toBe(200);
  expect((await send()).errorCode).toBe('AUT007');
});

test('members and staff stay logged in while the clock is an hour wrong', async () => {
  const [member, staff] = [await newMember(app), await newStaff(app, 'Owner')];
  for (const hours of [1, -1] as const) {
    await whileWrong(hours, async () => {
      await member.client.ok('GET /userinfo/profile/query', {});
      await staff.client.ok('GET /admin/session', {});
    });
  }
});

test('the lease of a dead worker whose clock was an hour ahead is taken over by the next worker', async () => {
  const { db } = app.services;
  const [dead, next] = [createLease(db, 'clock'), createLease(db, 'clock')];
  const at = app.clock.now();
  expect(await dead.hold(at + hour)).toBe(true);
  expect(await next.hold(at)).toBe(true);
  expect(await createLease(db, 'clock').hold(at + second)).toBe(false);
});

test('of two instances whose clocks differ by an hour, only one sells the piece', async () => {
  const ahead = { now: () => app.clock.now() + hour };
  const server = createServer(createApp({ ...app.services, clock: ahead }).callback()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (let round = 0; round < 6; round += 1) {
    const { member, orderNo, productCode } = await newOrder(app, { price: 100 });
    const code = await sendPaymentCode(app, member, orderNo);
    const other = await newMember(app, { balance: 100 });
    const buyer = { ...other, client: createClient(url, other.authToken) };
    const [payment, order] = await Promise.all([
      pay(member, orderNo, code),
      submit(buyer, productCode, 100).catch(() => null),
    ]);
    expect(payment.httpStatus).toBeLessThan(500);
    const sold = payment.httpStatus === 200;
    expect(order?.httpStatus === 200).toBe(!sold);
    expect((await orderOf(member, orderNo)).status).toBe(sold ? 'PAID' : 'TIMED_OUT');
    expect(await balanceOf(member)).toBe(sold ? 0 : 100);
  }
  server.closeAllConnections();
  server.close();
});

test('an order that was overdue only by a wrong clock is paid with its code when the clock is right again', async () => {
  const { member, orderNo } = await newOrder(app, { price: 100 });
  const code = await sendPaymentCode(app, member, orderNo);
  const early = await whileWrong(1, () => pay(member, orderNo, code));
  expect(early.errorCode).toBe('ORD009');
  expect((await pay(member, orderNo, code)).content.status).toBe('PAID');
});
