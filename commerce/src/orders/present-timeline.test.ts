import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OrderStatus, orderEvents } from '../../contract/states.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newPaidOrder, newStaff, type TestMember, type TestOrder } from '../../test/factories.ts';
import { askBack, confirm, refund, reject, ship } from '../../test/order-moves.ts';
import { presentMove } from './present-timeline.ts';

let app: TestApp;
let staff: TestMember;
beforeAll(async () => {
  app = await createTestApp();
  staff = await newStaff(app, 'Owner');
});
afterAll(() => app.close());

describe('the timeline of an order', () => {
  /** A request for a refund was rejected; then the order was received, and a second request was approved. */
  let order: TestOrder;
  beforeAll(async () => {
    order = await newPaidOrder(app);
    await ship(staff, order);
    await askBack(order);
    await reject(staff, order);
    await confirm(order);
    await askBack(order);
    await refund(staff, order);
  });
  const read = async (who: TestMember, key: 'GET /order/detail' | 'GET /admin/orders/detail', lng: string) =>
    (await who.client.call(key, { orderNo: order.orderNo }, { 'Accept-Language': lng })).content;

  test('is shown to members in their language, with their own words but not those of staff', async () => {
    const chinese = await read(order.member, 'GET /order/detail', 'zh-CN');
    expect(chinese.timeline.map(({ actor, reason }) => [actor, reason])).toEqual([
      ['member', '订单已提交'],
      ['member', '已用钱包付款'],
      ['member', '不喜欢'],
      ['staff', '退款申请未通过'],
      ['member', '已确认收货'],
      ['member', '不喜欢'],
      ['staff', '款项已退回钱包'],
    ]);
    expect(chinese.refunds.map(({ reason }) => reason)).toEqual(['不喜欢', '不喜欢']);
    const english = await read(order.member, 'GET /order/detail', 'en');
    expect(english.timeline.map(({ reason }) => reason)).toEqual([
      'Order placed',
      'Paid from wallet',
      '不喜欢',
      'Refund request declined',
      'Receipt confirmed',
      '不喜欢',
      'Refunded to wallet',
    ]);
    const listed = await order.member.client.ok('GET /order/query', {});
    for (const seen of [chinese, english, listed]) expect(JSON.stringify(seen)).not.toMatch(/已使用|同意/);
    for (const seen of [chinese, english, listed]) expect(JSON.stringify(seen)).not.toContain(staff.phone);
  });

  test('is shown to staff with the words and names of colleagues', async () => {
    const { timeline, refunds } = await read(staff, 'GET /admin/orders/detail', 'zh');
    expect(timeline.slice(2).map((move) => [move.event, move.reason, 'by' in move && move.by])).toEqual([
      ['refundAsked', '不喜欢', `member${order.member.phone}`],
      ['refundRejected', '已使用', `member${staff.phone}`],
      ['received', '已确认收货', `member${order.member.phone}`],
      ['refundAsked', '不喜欢', `member${order.member.phone}`],
      ['refunded', '同意', `member${staff.phone}`],
    ]);
    expect(refunds.map(({ reason }) => reason)).toEqual(['不喜欢', '不喜欢']);
  });
});

describe('a move', () => {
  const [member, workshop] = ['member:1', 'staff:2'];
  type Told = [OrderStatus | null, OrderStatus, string, string, string, isPaidBack?: boolean];
  const rows: Told[] = [
    [null, 'WAITING_PAYMENT', member, 'submitted', '订单已提交'],
    ['WAITING_PAYMENT', 'PAID', member, 'paid from the wallet', '已用钱包付款'],
    ['WAITING_PAYMENT', 'CANCELLED', member, 'cancelled by the member', '订单已取消'],
    ['WAITING_PAYMENT', 'CANCELLED', workshop, 'a joke', '订单已取消'],
    ['WAITING_PAYMENT', 'TIMED_OUT', 'system', 'payment time is over', '付款超时'],
    ['PAID', 'COMPLETED', member, 'receipt confirmed', '已确认收货'],
    ['PAID', 'COMPLETED', workshop, 'phoned', '订单已完成'],
    ['PAID', 'COMPLETED', 'system', '10 days after shipment', '发货满 10 天，订单自动完成'],
    ['COMPLETED', 'REFUNDING', member, '有裂纹', '有裂纹'],
    ['PAID', 'REFUNDING', workshop, 'a flaw', '作坊发起退款'],
    ['REFUNDING', 'REFUNDED', workshop, 'granted', '款项已退回钱包'],
    ['REFUNDING', 'PAID', workshop, 'used', '退款申请未通过'],
    ['REFUNDING', 'COMPLETED', workshop, 'used', '退款申请未通过'],
    ['REFUNDING', 'PAID', workshop, 'a scratch', '部分款项已退回钱包', true],
  ];
  const present = (reader: 'member' | 'staff', [fromStatus, toStatus, actor, reason, , isPaidBack]: Told) =>
    presentMove(
      { id: 1, orderNo: 'JO000000000000000001', at: 0, fromStatus, toStatus, actor, reason },
      { language: 'zh', reader },
      isPaidBack,
    );

  test.each(rows)('from %s to %s by %s with the text “%s” reads “%s”', (...row) => {
    expect(present('member', row).reason).toBe(row[4]);
  });

  test("shows staff what colleagues wrote, but not the shop's own English texts", () => {
    const told = rows.map((row) => [
      present('staff', row).actor,
      present('staff', row).reason,
      row[3],
      row[4],
    ]);
    for (const [actor, reason, stored, text] of told) expect(reason).toBe(actor === 'staff' ? stored : text);
  });

  test('is tested here for every event', () => {
    expect(new Set(rows.map((row) => present('member', row).event))).toEqual(new Set(orderEvents));
  });
});
