import { describe, expect, test } from 'vitest';
import { creditForTrying } from '../../seeds/credit-for-trying.ts';
import { newMember, newPaidOrder, newStaff, type TestMember, type TestOrder } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import {
  askBack,
  askedBack,
  balanceOf,
  completedOrder,
  daysLater,
  offerOf,
  recordReturn,
  refund,
  refused,
  reject,
  ship,
  shippedOrder,
  statusOf,
} from '../../test/order-moves.ts';
import { audit } from '../audit/audit.ts';
import { day } from '../clock.ts';
import { transaction } from '../db/transaction.ts';

const app = await openShop();
const staff = await newStaff(app, 'Owner');

const id = () => crypto.randomUUID();

describe('a refund request', () => {
  test('is possible while the order is paid and for 15 days after completion', async () => {
    expect((await askBack(await newPaidOrder(app))).httpStatus).toBe(200);
    const [inTime, tooLate] = [await completedOrder(app, staff), await completedOrder(app, staff)];
    await daysLater(app, 15 * day);
    expect((await askBack(inTime)).content.status).toBe('REFUNDING');
    await daysLater(app, 1);
    expect(await askBack(tooLate)).toMatchObject(refused('ORD011'));
    expect(await refund(staff, tooLate)).toMatchObject(refused('ORD011'));
    // A request made in time can be decided after the time limit. A rejection completes the order again.
    expect((await reject(staff, inTime)).content.status).toBe('COMPLETED');
    expect(await askBack(inTime)).toMatchObject(refused('ORD011'));
  });

  test('is stored once, however many arrive at the same moment', async () => {
    const order = await newPaidOrder(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => askBack(order)));
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409, 409, 409, 409]);
    const { db } = app.services;
    expect(await db('orderRefunds').where({ orderNo: order.orderNo })).toHaveLength(1);
  });

  test('can be approved once: the money is returned once and the piece is on sale again', async () => {
    const order = await askedBack(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(staff, order)));
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await statusOf(order)).toBe('REFUNDED');
    expect(await balanceOf(order.member)).toBe(100);
    expect(await offerOf(order)).toMatchObject({ status: 'available', available: 1 });
    const { items } = await order.member.client.ok('GET /wallet/records', {});
    expect(items[0]).toMatchObject({ scene: 'ORDER_REFUND', amount: 100, orderNo: order.orderNo });
  });

  test('ends with either an approval or a rejection', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await askedBack(app);
      const [granted, rejected] = await Promise.all([refund(staff, order), reject(staff, order)]);
      // Staff may refund a paid order without a request, so an approval right after the rejection succeeds.
      const back = granted.httpStatus === 200;
      expect(back || rejected.httpStatus === 200).toBe(true);
      expect(await statusOf(order)).toBe(back ? 'REFUNDED' : 'PAID');
      expect(await balanceOf(order.member)).toBe(back ? 100 : 0);
    }
  });

  test('that is approved returns the money to the very recharges that paid the order', async () => {
    const member = await newMember(app, { balance: 60 });
    await recharge(member, 60);
    const order = await newPaidOrder(app, { member });
    expect(await leftOf(member)).toEqual([0, 2000]);
    await recharge(member, 5);
    await refund(staff, order);
    expect(await leftOf(member)).toEqual([6000, 6000, 500]);
  });

  async function recharge({ phone }: TestMember, amount: number): Promise<void> {
    const input = { phone, amountFen: amount * 100, actor: 'system', reference: id(), at: app.clock.now() };
    await transaction(app.services.db, (trx) => creditForTrying(trx, input));
  }

  async function leftOf({ userId }: TestMember): Promise<number[]> {
    const rows = await app.services.db('deposits').where({ userId }).orderBy('id').select('leftFen');
    return rows.map(({ leftFen }) => leftFen);
  }
});

describe('a refunded parcel', () => {
  test('is on sale again when its return is recorded, once only', async () => {
    const order = await shippedOrder(app, staff);
    expect(await recordReturn(staff, order)).toMatchObject(refused('ORD008'));
    await refund(staff, order);
    expect(await offerOf(order)).toMatchObject({ status: 'sold' });
    const returnedAt = async () =>
      (await staff.client.ok('GET /admin/orders/query', { search: order.orderNo })).items[0]?.returnedAt;
    expect(await returnedAt()).toBeNull();
    const answers = await Promise.all([recordReturn(staff, order), recordReturn(staff, order)]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
    expect(await offerOf(order)).toMatchObject({ status: 'available', available: 1 });
    expect(await returnedAt()).toBe(new Date(app.clock.now()).toISOString());
    expect(await recordReturn(staff, order)).toMatchObject(refused('ORD012'));
  });

  test('that came back damaged never goes on sale again, whoever records the return at the same moment', async () => {
    const stockOf = async ({ productCode }: TestOrder) => {
      const found = await staff.client.ok('GET /admin/inventory/detail', { productCode });
      const { stock, available, sold } = found;
      return { stock, available, sold };
    };
    for (let round = 0; round < 3; round += 1) {
      const order = await shippedOrder(app, staff);
      await refund(staff, order);
      expect(await stockOf(order)).toEqual({ stock: 0, available: 0, sold: 1 });
      const conditions = ['damaged', round > 0 ? 'sound' : 'damaged'] as const;
      const answers = await Promise.all(conditions.map((condition) => recordReturn(staff, order, condition)));
      expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
      const { orderNo } = order;
      const { returned } = await staff.client.ok('GET /admin/orders/detail', { orderNo });
      expect(returned).toBe(conditions[answers.findIndex(({ httpStatus }) => httpStatus === 200)]);
      const back = returned === 'sound';
      expect((await offerOf(order))?.status).toBe(back ? 'available' : 'sold');
      const units = back ? 1 : 0;
      expect(await stockOf(order)).toEqual({ stock: units, available: units, sold: 0 });
    }
    expect(await audit(app.services.db)).toEqual([]);
  });

  test("that was never shipped can't be returned", async () => {
    const order = await newPaidOrder(app);
    await refund(staff, order);
    expect(await recordReturn(staff, order)).toMatchObject(refused('ORD012'));
  });

  test('that was being shipped at the moment of the refund is on sale again only if the shipment failed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await newPaidOrder(app);
      const [shipped, refunded] = await Promise.all([ship(staff, order), refund(staff, order)]);
      expect(refunded.httpStatus).toBe(200);
      expect((await offerOf(order))?.status).toBe(shipped.httpStatus === 200 ? 'sold' : 'available');
    }
  });
});
