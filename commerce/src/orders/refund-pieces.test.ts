import { afterEach, describe, expect, test } from 'vitest';
import type { Order } from '../../contract/order.ts';
import { newMember, newPaidOrder, newStaff, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import {
  askBack,
  balanceOf,
  daysLater,
  recordReturn,
  refused,
  reject,
  ship,
} from '../../test/order-moves.ts';
import { readLog } from '../../test/read-log.ts';
import { askForPieces, orderOf, orderOfPieces, refundPieces } from '../../test/refund-pieces.ts';
import { audit } from '../audit/audit.ts';
import { day } from '../clock.ts';

const app = await openShop();
const staff = await newStaff(app, 'Owner');
const { db } = app.services;

afterEach(async () => {
  expect(await audit(db)).toEqual([]);
});

const unit = (productCode = '', quantity = 1) => ({ productCode, quantity });
const stockOf = async (productCode = '') => {
  const { available, sold, stock } = await staff.client.ok('GET /admin/inventory/detail', { productCode });
  return { available, sold, stock };
};
const itemIn = ({ items }: Order, code = '') => items.find(({ productCode }) => productCode === code);
const detail = ({ orderNo }: { orderNo: string }) => staff.client.ok('GET /admin/orders/detail', { orderNo });

describe('a piece of an order', () => {
  test('is refunded alone: its money returns, it is on sale again, and the order keeps the others', async () => {
    const order = await orderOfPieces(app, [{ price: 80 }, { price: 19.9 }]);
    const [first, second] = order.codes;
    const { content } = await refundPieces(staff, order, { pieces: [unit(first)], explanation: 'Sorry' });
    expect(content.status).toBe('PAID');
    expect(await balanceOf(order.member)).toBe(80);
    expect(await stockOf(first)).toEqual({ available: 1, sold: 0, stock: 1 });
    expect(await stockOf(second)).toEqual({ available: 0, sold: 1, stock: 0 });
    const seen = await orderOf(order);
    expect(itemIn(seen, first)).toMatchObject({ quantity: 1, refunded: 1, refundable: 0 });
    expect(itemIn(seen, second)).toMatchObject({ quantity: 1, refunded: 0, refundable: 19.9 });
    expect(seen.refunds).toMatchObject([
      {
        ...{ amount: 80, kept: false, explanation: 'Sorry', reason: '作坊发起退款' },
        pieces: [{ productCode: first, quantity: 1, amount: 80 }],
      },
    ]);
    expect(seen.refunds[0]?.serialNo).toMatch(/^JT/);
    expect(seen.timeline.map(({ event }) => event)).toEqual([
      ...['submitted', 'paid', 'refundByStaff', 'partRefunded'],
    ]);
    expect(JSON.stringify(seen)).not.toContain('a scratch');
    const last = await refundPieces(staff, order);
    expect(last.content.status).toBe('REFUNDED');
    expect(await balanceOf(order.member)).toBe(99.9);
    expect(await refundPieces(staff, order)).toMatchObject(refused('ORD008'));
  });

  test('can cost the buyer something: less is paid back than its price, and at most its price', async () => {
    const order = await orderOfPieces(app, [{ price: 80 }, { price: 20 }]);
    const [first] = order.codes;
    const pieces = (amount: number) => ({ pieces: [{ ...unit(first), amount }] });
    expect(await refundPieces(staff, order, pieces(80.01))).toMatchObject({
      ...refused('ORD032'),
      details: { productCode: first, mostYuan: 80 },
    });
    expect(await balanceOf(order.member)).toBe(0);
    expect((await refundPieces(staff, order, pieces(79.99))).content.status).toBe('PAID');
    expect(await balanceOf(order.member)).toBe(79.99);
    // The piece left the order, and so did what was not paid back for it.
    expect((await refundPieces(staff, order)).content.refunds.at(-1)).toMatchObject({ amount: 20 });
  });

  test('is refunded as often as it was bought', async () => {
    const order = await orderOfPieces(app, [{ price: 10, units: 3 }]);
    const [cup] = order.codes;
    await refundPieces(staff, order, { pieces: [unit(cup, 2)] });
    expect(await balanceOf(order.member)).toBe(20);
    for (const pieces of [[unit(cup, 2)], [unit(cup), unit(cup)], [unit('JY-2024-999')]])
      expect(await refundPieces(staff, order, { pieces })).toMatchObject(refused('ORD031'));
    expect((await refundPieces(staff, order, { pieces: [unit(cup)] })).content.status).toBe('REFUNDED');
    expect(await balanceOf(order.member)).toBe(30);
    expect(await stockOf(cup)).toEqual({ available: 3, sold: 0, stock: 3 });
  });

  test('is refunded once, however many people press the button', async () => {
    const order = await orderOfPieces(app, [{ price: 80 }, { price: 20 }]);
    const pieces = [unit(order.codes[0])];
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refundPieces(staff, order, { pieces })),
    );
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await balanceOf(order.member)).toBe(80);
  });

  test('a repeated refund gets the first answer, and one row of the log says what was refunded', async () => {
    const order = await orderOfPieces(app, [{ price: 80 }, { price: 20 }]);
    const requestId = crypto.randomUUID();
    const given = { requestId, pieces: [{ ...unit(order.codes[1]), amount: 5 }], kept: true };
    const first = await refundPieces(staff, order, given);
    expect((await refundPieces(staff, order, given)).content).toEqual(first.content);
    expect(await balanceOf(order.member)).toBe(5);
    const log = await readLog(db, { requestId });
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0]?.circumstances ?? '')).toEqual({
      amount: 5,
      kept: true,
      pieces: [`${order.codes[1]} × 1`],
    });
  });

  test('is refunded to the newest of the money that paid for it first', async () => {
    const member = await newMember(app, { balance: 60 });
    await credit(member, 60);
    const order = await orderOfPieces(app, [{ price: 70 }, { price: 30 }], member);
    expect(await leftOf(member)).toEqual([0, 2000]);
    await refundPieces(staff, order, { pieces: [unit(order.codes[1])] });
    expect(await leftOf(member)).toEqual([0, 5000]);
    await refundPieces(staff, order);
    expect(await leftOf(member)).toEqual([6000, 6000]);
  });

  async function credit({ userId }: TestMember, amount: number) {
    const input = { requestId: crypto.randomUUID(), userId, amount, kind: 'received' as const, reason: 'x' };
    await staff.client.ok('POST /admin/credits/propose', input);
  }

  async function leftOf({ userId }: TestMember): Promise<number[]> {
    const rows = await db('deposits').where({ userId }).orderBy('id').select('leftFen');
    return rows.map(({ leftFen }) => leftFen);
  }
});

describe('a reduction of the price', () => {
  test('leaves the piece in the order, which is sent all the same', async () => {
    const order = await orderOfPieces(app, [{ price: 80 }]);
    const reduced = { pieces: [{ ...unit(order.codes[0]), amount: 30 }], kept: true };
    expect((await refundPieces(staff, order, reduced)).content.status).toBe('PAID');
    expect(await balanceOf(order.member)).toBe(30);
    expect(await stockOf(order.codes[0])).toEqual({ available: 0, sold: 1, stock: 0 });
    expect((await orderOf(order)).items).toMatchObject([{ refunded: 0, refundable: 50 }]);
    const [row] = (await staff.client.ok('GET /admin/orders/query', { search: order.orderNo })).items;
    expect(row?.pieces).toMatchObject([{ productCode: order.codes[0], quantity: 1 }]);
    expect(row).toMatchObject({ amount: 80, refunded: 30 });
    expect((await ship(staff, order)).httpStatus).toBe(200);
    expect(await recordReturn(staff, order)).toMatchObject(refused('ORD008'));
    // The rest of the price is all that is left to pay back.
    expect((await refundPieces(staff, order)).content.refunds.at(-1)).toMatchObject({ amount: 50 });
    expect(await balanceOf(order.member)).toBe(80);
  });

  test('is less than the price, so that each unit can still be taken back', async () => {
    const order = await orderOfPieces(app, [{ price: 10, units: 2 }]);
    const [cup] = order.codes;
    const reduce = (quantity: number, amount?: number) =>
      refundPieces(staff, order, { pieces: [{ ...unit(cup, quantity), amount }], kept: true });
    for (const [quantity, amount] of [
      [2, undefined],
      [2, 20],
      [2, 19.99],
      [1, 10],
    ] as const)
      expect(await reduce(quantity, amount)).toMatchObject(refused('ORD033'));
    expect((await reduce(2, 19.98)).content.status).toBe('PAID');
    expect(await refundPieces(staff, order, { pieces: [{ ...unit(cup), amount: 0.02 }] })).toMatchObject({
      errorCode: 'ORD032',
      details: { mostYuan: 0.01 },
    });
    await refundPieces(staff, order, { pieces: [unit(cup)] });
    expect((await refundPieces(staff, order, { pieces: [unit(cup)] })).content.status).toBe('REFUNDED');
    expect(await balanceOf(order.member)).toBe(20);
  });
});

describe('a shipped piece that was refunded', () => {
  test('is sold until its own return is recorded, and the order stays what it was', async () => {
    const order = await orderOfPieces(app, [{ price: 80 }, { price: 20 }]);
    const [first, second] = order.codes;
    await ship(staff, order);
    const one = (await refundPieces(staff, order, { pieces: [unit(first)] })).content.refunds[0];
    expect(await stockOf(first)).toEqual({ available: 0, sold: 1, stock: 0 });
    const { version } = await detail(order);
    const withdrawal = { requestId: crypto.randomUUID(), orderNo: order.orderNo, version };
    const withdrawn = await staff.client.call('POST /admin/orders/withdraw_shipment', withdrawal);
    expect(withdrawn).toMatchObject(refused('ORD035'));
    const waits = await staff.client.ok('GET /admin/orders/query', { view: 'toReturn' });
    expect(waits.items.map(({ orderNo }) => orderNo)).toContain(order.orderNo);
    const piece = await staff.client.ok('GET /admin/inventory/detail', { productCode: first ?? '' });
    expect(piece.toReturn).toMatchObject([
      { orderNo: order.orderNo, quantity: 1, transactionNo: one?.serialNo },
    ]);
    const two = (await refundPieces(staff, order, { pieces: [unit(second)] })).content;
    expect(two.status).toBe('REFUNDED');
    const back = (transactionNo: string | null | undefined, condition: 'sound' | 'damaged') =>
      staff.client.call('POST /admin/inventory/record_return', {
        ...{ requestId: crypto.randomUUID(), orderNo: order.orderNo, condition, reason: 'here' },
        transactionNo: transactionNo ?? '',
      });
    expect((await back(two.refunds[1]?.serialNo, 'damaged')).httpStatus).toBe(200);
    expect(await stockOf(second)).toEqual({ available: 0, sold: 0, stock: 0 });
    expect(await back(two.refunds[1]?.serialNo, 'sound')).toMatchObject(refused('ORD012'));
    const answers = await Promise.all([back(one?.serialNo, 'sound'), back('', 'sound')]);
    expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
    expect(await stockOf(first)).toEqual({ available: 1, sold: 0, stock: 1 });
    expect((await detail(order)).refunds.every(({ backAt }) => backAt !== null)).toBe(true);
  });

  test('of a completed order can be refunded for 15 days, and the order stays completed', async () => {
    const order = await orderOfPieces(app, [{ price: 80 }, { price: 20 }]);
    await ship(staff, order);
    const input = { requestId: crypto.randomUUID(), orderNo: order.orderNo };
    await order.member.client.ok('POST /order/confirm_receipt', input);
    await daysLater(app, 10 * day);
    const { content } = await refundPieces(staff, order, { pieces: [unit(order.codes[1])] });
    expect(content.status).toBe('COMPLETED');
    await daysLater(app, 5 * day + 1);
    expect(await refundPieces(staff, order, { pieces: [unit(order.codes[0])] })).toMatchObject(
      refused('ORD011'),
    );
    await recordReturn(staff, order);
  });
});

describe('the packer', () => {
  test('sees only what is left to send', async () => {
    const order = await orderOfPieces(app, [{ price: 10, units: 3 }, { price: 20 }]);
    const [cup, vase] = order.codes;
    await refundPieces(staff, order, { pieces: [unit(cup, 2), unit(vase)] });
    const row = async () =>
      (await staff.client.ok('GET /admin/orders/query', { search: order.orderNo })).items[0];
    expect((await row())?.pieces).toMatchObject([{ productCode: cup, quantity: 1 }]);
    const seen = await detail(order);
    expect(itemIn(seen, cup)).toMatchObject({ quantity: 3, refunded: 2 });
    expect(itemIn(seen, vase)).toMatchObject({ quantity: 1, refunded: 1 });
    expect((await ship(staff, order)).httpStatus).toBe(200);
    await refundPieces(staff, order);
    const quantities = new Map((await row())?.pieces.map((piece) => [piece.productCode, piece.quantity]));
    expect([quantities.get(cup ?? ''), quantities.get(vase ?? '')]).toEqual([3, 1]);
    await recordReturn(staff, order);
  });
});

describe('a member', () => {
  test('can ask for some of the pieces, and staff decide on those alone, with less if need be', async () => {
    const order = await orderOfPieces(app, [{ price: 80 }, { price: 20 }]);
    const [first, second] = order.codes;
    const asked = await askForPieces(order, [unit(first)]);
    expect(asked.content).toMatchObject({
      status: 'REFUNDING',
      refunds: [{ amount: 80, reason: 'too small', decidedAt: null, pieces: [{ productCode: first }] }],
    });
    const [row] = (await staff.client.ok('GET /admin/orders/query', { search: order.orderNo })).items;
    expect(row?.refunded).toBe(0);
    for (const pieces of [[unit(second)], [unit(first), unit(second)]])
      expect(await refundPieces(staff, order, { pieces })).toMatchObject(refused('ORD034'));
    const given = { pieces: [{ ...unit(first), amount: 70 }], explanation: 'less the postage' };
    const { content } = await refundPieces(staff, order, given);
    expect(content).toMatchObject({ status: 'PAID', refunds: [{ amount: 70 }] });
    expect(await orderOf(order)).toMatchObject({
      refunds: [{ amount: 70, reason: 'too small', explanation: 'less the postage' }],
    });
    expect(await balanceOf(order.member)).toBe(70);
  });

  test('whose request is rejected can ask again, and the timeline tells each decision', async () => {
    const order = await orderOfPieces(app, [{ price: 80 }, { price: 20 }]);
    const [first] = order.codes;
    await askForPieces(order, [unit(first)]);
    await reject(staff, order);
    await askForPieces(order, [unit(first)]);
    await refundPieces(staff, order);
    await askBack(order);
    await refundPieces(staff, order);
    const { timeline, refunds, status } = await orderOf(order);
    expect(status).toBe('REFUNDED');
    expect(timeline.slice(2).map(({ event }) => event)).toEqual([
      ...['refundAsked', 'refundRejected', 'refundAsked', 'partRefunded', 'refundAsked', 'refunded'],
    ]);
    expect(refunds.map(({ amount, serialNo }) => [amount, serialNo !== null])).toEqual([
      [80, false],
      [80, true],
      [20, true],
    ]);
  });

  test("asks for what is left of the own order alone, and can't name a price", async () => {
    const order = await orderOfPieces(app, [{ price: 80 }, { price: 20 }]);
    const [first] = order.codes;
    const other = { ...order, member: await newMember(app) };
    expect(await askForPieces(other, [unit(first)])).toMatchObject({ httpStatus: 404 });
    await refundPieces(staff, order, { pieces: [unit(first)] });
    expect(await askForPieces(order, [unit(first)])).toMatchObject(refused('ORD031'));
    const named = [{ ...unit(order.codes[1]), amount: 20 }] as never;
    expect(await askForPieces(order, named)).toMatchObject({ httpStatus: 400, errorCode: 'SYS007' });
    expect((await orderOf(order)).status).toBe('PAID');
  });
});

test('staff refund no pieces of their own', async () => {
  const buyer = await newStaff(app, 'Owner');
  const order = await newPaidOrder(app, { member: await funded(buyer) });
  const given = { requestId: crypto.randomUUID(), orderNo: order.orderNo, reason: 'mine' };
  expect(await buyer.client.call('POST /admin/orders/refund', given)).toMatchObject({ errorCode: 'ROL007' });
});

async function funded(member: TestMember): Promise<TestMember> {
  const { userId } = member;
  const input = {
    requestId: crypto.randomUUID(),
    userId,
    amount: 100,
    kind: 'received' as const,
    reason: 'x',
  };
  await staff.client.ok('POST /admin/credits/propose', input);
  return member;
}
