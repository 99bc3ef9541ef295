import { describe, expect, test } from 'vitest';
import {
  newMember,
  newOrder,
  newPaidOrder,
  newPiece,
  newStaff,
  submit,
  type TestOrder,
} from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { readLog } from '../../test/read-log.ts';
import { minute } from '../clock.ts';

const app = await openShop();
const staff = await newStaff(app, 'Fulfilment', 'Finance');

const id = () => crypto.randomUUID();
const parcel = { carrier: '顺丰', trackingNo: 'SF100' };
const ship = ({ orderNo }: TestOrder, changes: object = {}) =>
  staff.client.call('POST /admin/orders/ship', { requestId: id(), orderNo, ...parcel, ...changes });
const correct = async (order: TestOrder, changes: object) =>
  ship(order, { version: (await detail(order)).version, ...changes });
const detail = ({ orderNo }: TestOrder) => staff.client.ok('GET /admin/orders/detail', { orderNo });
const logOf = ({ orderNo }: TestOrder) => readLog(app.services.db, { object: `order:${orderNo}` });

describe('shipping', () => {
  test('the order names who sent the parcel, corrected it and recorded its return, also after a CSV', async () => {
    const [single, inFile] = [await newPaidOrder(app), await newPaidOrder(app)];
    await ship(single);
    await ship(single);
    await correct(single, { trackingNo: 'SF200' });
    const refund = { requestId: id(), orderNo: single.orderNo, reason: '瑕疵' };
    await staff.client.ok('POST /admin/orders/refund', refund);
    const back = { requestId: id(), orderNo: single.orderNo, condition: 'damaged', reason: '已到' } as const;
    await staff.client.ok('POST /admin/inventory/record_return', back);
    const by = `member${staff.phone}`;
    const first = { carrier: parcel.carrier, trackingNo: 'SF100' };
    expect((await detail(single)).parcelEvents).toMatchObject([
      { event: 'shipped', by, parcel: first, before: null },
      { event: 'corrected', by, parcel: { trackingNo: 'SF200' }, before: first },
      { event: 'returned', by, parcel: null, condition: 'damaged', reason: '已到' },
    ]);
    const csv = `order_no,carrier,tracking_no\n${inFile.orderNo},SF,SF300\n`;
    await staff.client.ok('POST /admin/orders/ship_bulk', { requestId: id(), csv });
    expect((await detail(inFile)).parcelEvents).toMatchObject([
      { event: 'shipped', by, parcel: { carrier: 'SF', trackingNo: 'SF300' } },
    ]);
  });

  test('records the parcel; a correction is logged with the earlier values', async () => {
    const order = await newPaidOrder(app);
    expect((await ship(order)).content).toMatchObject({ status: 'PAID', shipment: parcel });
    const { shipment } = await detail(order);
    app.clock.advance(minute);
    const { content } = await correct(order, { trackingNo: 'SF200' });
    expect(content.shipment).toEqual({ ...shipment, trackingNo: 'SF200' });
    const rows = await logOf(order);
    expect(rows.map(({ action }) => action)).toEqual(['orders/ship', 'orders/ship']);
    expect(JSON.parse(rows[0]?.before ?? '')).toMatchObject({ shipment: null });
    expect(JSON.parse(rows[1]?.before ?? '')).toMatchObject({ shipment: { trackingNo: 'SF100' } });
    expect(JSON.parse(rows[1]?.after ?? '')).toMatchObject({ shipment: { trackingNo: 'SF200' } });
  });

  test('by several people at once records one parcel, and the others learn of it', async () => {
    // The first round opens the database connections, so only later rounds truly run at the same time.
    for (let round = 0; round < 3; round += 1) {
      const order = await newPaidOrder(app);
      const { version } = await detail(order);
      const answers = await Promise.all(
        ['SF1001', 'SF1002', 'SF1003', 'SF1004', 'SF1005', 'SF1006'].map((trackingNo) =>
          ship(order, { version, trackingNo }),
        ),
      );
      const [done, ...refused] = answers.toSorted((a, b) => a.httpStatus - b.httpStatus);
      expect(done?.httpStatus).toBe(200);
      const now = await detail(order);
      expect(now.shipment).toEqual(done?.content.shipment);
      for (const answer of refused) {
        expect(answer).toMatchObject({ errorCode: 'SYS009', details: { version: now.version } });
      }
      const codes = (await logOf(order)).map(({ errorCode }) => errorCode);
      expect(codes.sort()).toEqual(['', ...refused.map(() => 'SYS009')]);
    }
  });

  test('without the version of the order replaces no parcel', async () => {
    const order = await newPaidOrder(app);
    await ship(order);
    expect(await ship(order)).toMatchObject({ httpStatus: 200 });
    const refused = await ship(order, { trackingNo: 'SF1002' });
    expect(refused).toMatchObject({ errorCode: 'ORD015', details: parcel });
    expect((await detail(order)).shipment).toMatchObject(parcel);
  });

  test.each([
    ['markup', '<script>'],
    ['fewer than 4 characters', 'SF1'],
    ['more than 40 characters', '7'.repeat(41)],
    ['letters that are not Latin', '顺丰1001'],
    ['nothing', '  '],
  ])('is refused if the tracking number has %s, and the field is named', async (_, trackingNo) => {
    const order = await newPaidOrder(app);
    expect(await ship(order, { trackingNo })).toMatchObject({
      httpStatus: 400,
      errorCode: 'SYS007',
      details: { reasons: { trackingNo: '运单号应为 4 至 40 个字母、数字或连字符' } },
    });
    expect((await detail(order)).shipment).toBeNull();
  });

  test('drops the spaces that a scanner adds around the tracking number', async () => {
    const { content } = await ship(await newPaidOrder(app), { trackingNo: ' jd-0091-2 ' });
    expect(content.shipment).toMatchObject({ trackingNo: 'jd-0091-2' });
  });

  test('is refused for an order that is unknown, unpaid or completed', async () => {
    expect(await ship({ ...(await newOrder(app)), orderNo: 'JO000000000000000000' })).toMatchObject({
      httpStatus: 404,
      errorCode: 'ORD001',
    });
    const unpaid = await newOrder(app);
    expect((await ship(unpaid)).errorCode).toBe('ORD008');
    expect(await logOf(unpaid)).toMatchObject([{ action: 'orders/ship', errorCode: 'ORD008' }]);
    const completed = await newPaidOrder(app);
    await ship(completed);
    await staff.client.ok('POST /admin/orders/complete', {
      requestId: id(),
      orderNo: completed.orderNo,
      reason: '已签收',
    });
    expect((await ship(completed)).errorCode).toBe('ORD008');
  });
});

describe('shipping by file', () => {
  const shipBulk = (csv: string, requestId = id()) =>
    staff.client.call('POST /admin/orders/ship_bulk', { requestId, csv });
  const header = 'order_no,carrier,tracking_no';

  test('ships every valid line and reports the result of each line', async () => {
    const [first, unpaid, last] = [await newPaidOrder(app), await newOrder(app), await newPaidOrder(app)];
    const { content } = await shipBulk(
      [
        '\ufefftracking_no, order_no ,carrier',
        `SF1001,${first.orderNo},顺丰`,
        `SF1002,${unpaid.orderNo},顺丰`,
        '',
        'SF1003,JO999,顺丰',
        `,${last.orderNo},顺丰`,
        `SF1004,JO000000000000000000,"顺丰"`,
        `SF1005,${last.orderNo},顺丰`,
      ].join('\r\n'),
    );
    expect(content).toMatchObject([
      { line: 2, orderNo: first.orderNo, carrier: '顺丰', trackingNo: 'SF1001', errorCode: null },
      { line: 3, orderNo: unpaid.orderNo, errorCode: 'ORD008' },
      { line: 5, orderNo: 'JO999', errorCode: 'ORD016' },
      { line: 6, orderNo: last.orderNo, errorCode: 'ORD018' },
      { line: 7, orderNo: 'JO000000000000000000', errorCode: 'ORD001' },
      { line: 8, orderNo: last.orderNo, errorCode: null },
    ]);
    expect((await detail(last)).shipment).toMatchObject({ carrier: '顺丰', trackingNo: 'SF1005' });
    expect(await logOf(first)).toHaveLength(1);
    expect(await logOf(last)).toHaveLength(1);
    expect(await logOf(unpaid)).toMatchObject([{ errorCode: 'ORD008', before: 'null', after: 'null' }]);
  });

  test('uses the first valid line of an order and refuses a later one, which would overwrite it', async () => {
    const [twice, other] = [await newPaidOrder(app), await newPaidOrder(app)];
    const lines = [
      `${twice.orderNo},顺丰,`,
      `${twice.orderNo},顺丰,SF1001`,
      `${twice.orderNo},圆通,YT1001`,
      `${other.orderNo},顺丰,SF1002`,
    ];
    const requestId = id();
    const { content } = await shipBulk([header, ...lines].join('\n'), requestId);
    const { orderNo } = twice;
    expect(content).toMatchObject([
      { line: 2, orderNo, errorCode: 'ORD018' },
      { line: 3, orderNo, errorCode: null },
      { line: 4, orderNo, errorCode: 'ORD014' },
      { line: 5, orderNo: other.orderNo, errorCode: null },
    ]);
    expect((await detail(twice)).shipment).toMatchObject({ carrier: '顺丰', trackingNo: 'SF1001' });
    expect(await logOf(twice)).toHaveLength(1);
    // Without the stored answer, the results stored for each line give the same answer.
    await app.services.db('requests').where({ requestId }).delete();
    expect((await shipBulk([header, ...lines].join('\n'), requestId)).content).toEqual(content);
  });

  test('that is sent again, even at the same moment, ships once and gives the same answer', async () => {
    const order = await newPaidOrder(app);
    const [csv, requestId] = [`${header}\n${order.orderNo},顺丰,SF1007`, id()];
    const answers = await Promise.all([shipBulk(csv, requestId), shipBulk(csv, requestId)]);
    app.clock.advance(minute);
    await correct(order, { trackingNo: 'SF1008' });
    for (const { content } of [...answers, await shipBulk(csv, requestId)]) {
      expect(content).toMatchObject([{ line: 2, orderNo: order.orderNo, errorCode: null }]);
    }
    expect((await detail(order)).shipment?.trackingNo).toBe('SF1008');
    expect(await logOf(order)).toHaveLength(2);
    expect(await shipBulk(`${csv}x`, requestId)).toMatchObject({ httpStatus: 409, errorCode: 'SYS008' });
  });

  test('as a dry run says what each line would do, and records nothing', async () => {
    const [first, shipped, unpaid] = [await newPaidOrder(app), await newPaidOrder(app), await newOrder(app)];
    await ship(shipped);
    const lines = [first, first, shipped, unpaid, { orderNo: 'JO000000000000000000' }, { orderNo: 'x' }];
    const csv = [header, ...lines.map(({ orderNo }, index) => `${orderNo},圆通,YT100${index}`)].join('\n');
    const requestId = id();
    const tried = await staff.client.ok('POST /admin/orders/ship_bulk', { requestId, csv, dryRun: true });
    const codes = [null, 'ORD014', 'ORD015', 'ORD008', 'ORD001', 'ORD016'];
    expect(tried.map(({ errorCode }) => errorCode)).toEqual(codes);
    expect((await detail(first)).shipment).toBeNull();
    expect(await logOf(first)).toEqual([]);
    expect((await shipBulk(csv, requestId)).content).toEqual(tried);
    expect((await detail(first)).shipment).toMatchObject({ carrier: '圆通', trackingNo: 'YT1000' });
    expect((await detail(shipped)).shipment).toMatchObject(parcel);
    const wrong = { requestId, csv: 'no columns', dryRun: true };
    expect((await staff.client.call('POST /admin/orders/ship_bulk', wrong)).errorCode).toBe('FIN012');
  });

  test.each([
    ['order number', ',顺丰,SF1001', 'ORD016'],
    ['order number and tracking number', 'JO1,顺丰,x', 'ORD016'],
    ['carrier', '#,,SF1001', 'ORD017'],
    ['carrier, with a control character', '#,顺\u0007丰,SF1001', 'ORD017'],
    ['tracking number of 50 digits', `#,顺丰,${'7'.repeat(50)}`, 'ORD018'],
    ['tracking number with markup', '#,顺丰,<script>', 'ORD018'],
  ])('names the column of a line with a wrong %s', async (_, wrong, errorCode) => {
    const order = await newPaidOrder(app);
    const csv = [header, wrong.replace('#', order.orderNo)].join('\n');
    const tried = { requestId: id(), csv, dryRun: true };
    expect((await staff.client.call('POST /admin/orders/ship_bulk', tried)).content).toMatchObject([
      { line: 2, errorCode },
    ]);
    expect((await shipBulk(csv)).content).toMatchObject([{ line: 2, errorCode }]);
    expect((await detail(order)).shipment).toBeNull();
  });

  test('whose answer was lost in a crash finishes the remaining lines and repeats none', async () => {
    const [first, second] = [await newPaidOrder(app), await newPaidOrder(app)];
    const requestId = id();
    const line = ({ orderNo }: TestOrder) => `${orderNo},顺丰,SF1009`;
    await shipBulk([header, line(first)].join('\n'), requestId);
    await app.services.db('requests').where({ requestId }).delete();
    const { content } = await shipBulk([header, line(first), line(second)].join('\n'), requestId);
    expect(content.map(({ errorCode }) => errorCode)).toEqual([null, null]);
    expect(await logOf(first)).toHaveLength(1);
    expect(await logOf(second)).toHaveLength(1);
  });

  test.each([
    ['an empty file', '', 'FIN012', { missing: 'order_no, carrier, tracking_no' }],
    ['a missing column', 'order_no,carrier\nJO1,x', 'FIN012', { missing: 'tracking_no' }],
    ['an open quote', `${header}\nJO1,"x,y`, 'WAL006', { line: 2 }],
    ['too few fields', `${header}\nJO1,x`, 'WAL006', { line: 2 }],
    ['more than 500 lines', `${header}\n${'JO1,x,y\n'.repeat(501)}`, 'FIN013', { maxLines: 500 }],
  ])('is refused as a whole for %s', async (_, csv, errorCode, details) => {
    expect(await shipBulk(csv)).toMatchObject({ httpStatus: 400, errorCode, details });
  });
});

describe('an unpaid order', () => {
  const cancel = ({ orderNo }: TestOrder) =>
    staff.client.call('POST /admin/orders/cancel', { requestId: id(), orderNo, reason: '买家来电' });

  test('can be canceled by staff; colleagues see who did it and why, the member sees only that staff did', async () => {
    const order = await newOrder(app);
    const { content } = await cancel(order);
    expect(content).toMatchObject({ status: 'CANCELLED' });
    expect(content.timeline.map(({ by, reason }) => [by, reason])).toEqual([
      [`member${order.member.phone}`, '订单已提交'],
      [`member${staff.phone}`, '买家来电'],
    ]);
    const seen = await order.member.client.ok('GET /order/detail', { orderNo: order.orderNo });
    expect(seen.timeline.at(-1)).toEqual({
      at: expect.any(String),
      from: 'WAITING_PAYMENT',
      to: 'CANCELLED',
      actor: 'staff',
      event: 'cancelled',
      reason: '订单已取消',
    });
    expect((await submit(await newMember(app), order.productCode, 100)).httpStatus).toBe(200);
  });

  test('that is overdue is not canceled', async () => {
    const order = await newOrder(app);
    app.clock.advance(30 * minute);
    expect((await cancel(order)).errorCode).toBe('ORD009');
  });
});

test('notes are visible to staff only, never to the member', async () => {
  const order = await newOrder(app);
  const note = { requestId: id(), orderNo: order.orderNo, text: '包装要加固\n第二行' };
  await staff.client.ok('POST /admin/orders/note', note);
  await staff.client.ok('POST /admin/orders/note', note);
  expect((await detail(order)).notes).toEqual([
    { at: new Date(app.clock.now()).toISOString(), author: `member${staff.phone}`, text: note.text },
  ]);
  const seen = await order.member.client.call('GET /order/detail', { orderNo: order.orderNo });
  expect(JSON.stringify(seen)).not.toContain('包装要加固');
});

describe('withdrawing a note', () => {
  const note = (orderNo: string, text: string, person = staff) =>
    person.client.ok('POST /admin/orders/note', { requestId: id(), orderNo, text });
  const withdraw = (orderNo: string, version: string, person = staff) =>
    person.client.call('POST /admin/orders/withdraw_note', { requestId: id(), orderNo, version });

  test('removes the newest own note and no other one, and the log keeps its text', async () => {
    const order = await newOrder(app);
    await note(order.orderNo, '第一条');
    const { version } = await note(order.orderNo, '第二条');
    expect((await withdraw(order.orderNo, version)).content.notes).toMatchObject([{ text: '第一条' }]);
    const [, , row] = await logOf(order);
    expect(row).toMatchObject({ action: 'orders/withdraw_note' });
    expect(JSON.parse(row?.before ?? '').notes).toEqual(['第一条', '第二条']);
  });

  test('is refused to another person, without a note, and once anything else has changed', async () => {
    const order = await newPaidOrder(app);
    const { orderNo } = order;
    const colleague = await newStaff(app, 'Fulfilment');
    expect((await withdraw(orderNo, (await detail(order)).version)).errorCode).toBe('ORD019');
    const { version } = await note(orderNo, '先别动');
    expect((await withdraw(orderNo, version, colleague)).errorCode).toBe('ORD019');
    await ship(order);
    expect((await withdraw(orderNo, version)).errorCode).toBe('SYS009');
    expect((await detail(order)).notes).toMatchObject([{ text: '先别动' }]);
  });
});

test.each(['cancel', 'complete', 'refund', 'reject_refund'] as const)(
  '%s of an order that a colleague has changed meanwhile is refused',
  async (move) => {
    const order = await newPaidOrder(app);
    const { orderNo } = order;
    const { version } = await detail(order);
    await staff.client.ok('POST /admin/orders/note', { requestId: id(), orderNo, text: '先别动' });
    const input = { requestId: id(), orderNo, version, reason: '理由' };
    const refused = await staff.client.call(`POST /admin/orders/${move}`, input);
    const now = await detail(order);
    expect(refused).toMatchObject({
      httpStatus: 409,
      errorCode: 'SYS009',
      details: { version: now.version },
    });
    expect(now.status).toBe('PAID');
  },
);

describe('refunding an order by staff', () => {
  const refund = (orderNo: string, who = staff) =>
    who.client.call('POST /admin/orders/refund', { requestId: id(), orderNo, reason: '瑕疵' });

  test('needs no request by the member; colleagues see the reason, the member sees that the workshop did it', async () => {
    const order = await newPaidOrder(app);
    const { content } = await refund(order.orderNo);
    expect(content).toMatchObject({
      status: 'REFUNDED',
      refunds: [{ reason: '瑕疵', decidedAt: expect.any(String), serialNo: expect.stringMatching(/^JT/) }],
      returned: null,
    });
    expect(content.timeline.map(({ to }) => to)).toEqual([
      'WAITING_PAYMENT',
      'PAID',
      'REFUNDING',
      'REFUNDED',
    ]);
    const seen = await order.member.client.ok('GET /order/detail', { orderNo: order.orderNo });
    expect(seen.refunds.map(({ reason }) => reason)).toEqual(['作坊发起退款']);
    expect(JSON.stringify(seen)).not.toContain('瑕疵');
    expect((await order.member.client.ok('GET /wallet/query', {})).balance).toBe(100);
    expect(await logOf(order)).toHaveLength(1);
  });

  test("is refused for the staff member's own order", async () => {
    const buyer = await newStaff(app, 'Owner');
    const code = await newPiece(app);
    const { content } = await submit(buyer, code, 100);
    expect(await refund(content.orderNo, buyer)).toMatchObject({ httpStatus: 403, errorCode: 'ROL007' });
  });

  test('is refused for an order that is unpaid or already refunded', async () => {
    const unpaid = await newOrder(app);
    expect((await refund(unpaid.orderNo)).errorCode).toBe('ORD008');
    const order = await newPaidOrder(app);
    await refund(order.orderNo);
    expect((await refund(order.orderNo)).errorCode).toBe('ORD008');
  });
});

test('an order is completed only after it was shipped', async () => {
  const order = await newPaidOrder(app);
  const complete = () =>
    staff.client.call('POST /admin/orders/complete', {
      requestId: id(),
      orderNo: order.orderNo,
      reason: '已签收',
    });
  expect((await complete()).errorCode).toBe('ORD010');
  await ship(order);
  expect((await complete()).content).toMatchObject({ status: 'COMPLETED' });
});
