import { expect, test } from 'vitest';
import type { Channel } from '../../contract/choices.ts';
import type { InputOf } from '../../contract/contract.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { readLog } from '../../test/read-log.ts';
import {
  notify,
  notifyClosing,
  openRecharge,
  outcomesOf,
  paidRecharge,
  press,
  statusOf,
  walletOf,
} from '../../test/recharges.ts';
import { requireRow } from '../../test/require-row.ts';
import {
  closeUnmatched,
  creditUnmatched,
  newUnmatched,
  paymentIdOf,
  reportUnknown,
  unmatchedOf,
} from '../../test/unmatched.ts';
import { newSerialNo } from '../payments/sandbox.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { db } = app.services;
const finance = await newStaff(app, 'Finance');

const list = async (input: InputOf<'GET /admin/unmatched/query'> = {}) =>
  (await finance.client.ok('GET /admin/unmatched/query', { pageSize: 100, ...input })).items;
const openCount = async () => (await list({ open: 'true' })).length;

test('each outcome of a payment is listed once, however often the provider reports it, until it is closed', async () => {
  const before = await openCount();
  const member = await newMember(app);
  const [wrong, foreign, used] = [
    await openRecharge(member),
    await openRecharge(member),
    await openRecharge(member),
  ];
  const second = await paidRecharge(app, await newMember(app));
  const credited = requireRow(await db('recharges').where({ chargeNo: second }).first());
  const told = [
    [{ chargeNo: wrong.chargeNo, amountFen: 9900 }, 'wrongAmount'],
    [{ chargeNo: foreign.chargeNo, app: 'another' }, 'wrongApp'],
    [{ chargeNo: used.chargeNo, serialNo: credited.serialNo ?? '' }, 'serialNoUsed'],
    [{ chargeNo: second }, 'secondPayment'],
    [{ chargeNo: 'JC000000000000000000' }, 'unknownNumber'],
  ] as const;
  for (const [notice] of told) {
    app.clock.advance(1);
    const same = { serialNo: newSerialNo(), ...notice };
    for (let again = 0; again < 3; again += 1) await notify(app, same);
  }
  const [unknown, ...known] = (await list({ open: 'true' })).slice(0, 5);
  expect(await openCount()).toBe(before + 5);
  expect(unknown).toMatchObject({ outcome: 'unknownNumber', chargeNo: null, member: null, amount: 100 });
  expect(known.map(({ chargeNo, outcome }) => [chargeNo, outcome]).reverse()).toEqual(
    told.slice(0, 4).map(([{ chargeNo }, outcome]) => [chargeNo, outcome]),
  );
  expect(known[3]).toMatchObject({
    ...{ amount: 99, rechargeAmount: 100, channel: 'alipay', closed: null, rechargeStatus: 'PENDING' },
    member: { userId: member.userId, username: `member${member.phone}` },
  });
  for (const { paymentId } of await list({ open: 'true' })) await closeUnmatched(finance, paymentId);
  expect(await openCount()).toBe(0);
  expect(await statusOf(member, used.chargeNo)).toBe('FAILED');
});

test('a notification that reports no payment, or one that is credited, is no unmatched payment', async () => {
  const before = await openCount();
  const { chargeNo } = await openRecharge(await newMember(app));
  await notifyClosing(app, (await openRecharge(await newMember(app))).chargeNo);
  await press(app, chargeNo, 'payNotifyReordered');
  expect(await openCount()).toBe(before);
  expect(await list({ search: chargeNo })).toEqual([]);
});

test('a payment that is closed fails the recharge that waits for it, credits nothing and adds one row to the log', async () => {
  const { member, chargeNo, paymentId } = await newUnmatched(app);
  const { content } = await closeUnmatched(finance, paymentId);
  expect(content).toMatchObject({
    ...{ chargeNo, rechargeStatus: 'FAILED' },
    closed: { by: { userId: finance.userId }, reason: 'paid back' },
  });
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  const [log, ...more] = await readLog(db, { object: `unmatched:${paymentId}` });
  expect(more).toEqual([]);
  expect(log).toMatchObject({
    action: 'unmatched/close',
    actor: `staff:${finance.userId}`,
    reason: 'paid back',
  });
  expect(JSON.parse(log?.circumstances ?? '')).toMatchObject({ amount: 99, chargeNo });
});

test('a closed payment makes room for another recharge of its member', async () => {
  const member = await newMember(app);
  const { paymentId } = await newUnmatched(app, { member });
  await openRecharge(member);
  await openRecharge(member);
  await expect(openRecharge(member)).rejects.toThrow('CHG003');
  await closeUnmatched(finance, paymentId);
  expect((await openRecharge(member)).status).toBe('PENDING');
});

test('later notifications of a closed payment credit nothing, and another payment of the recharge is credited', async () => {
  const { member, chargeNo, serialNo, paymentId } = await newUnmatched(app);
  await closeUnmatched(finance, paymentId);
  const before = await openCount();
  await notify(app, { chargeNo, serialNo, amountFen: 9900 });
  expect(await openCount()).toBe(before);
  await notify(app, { chargeNo, serialNo });
  expect(await outcomesOf(app, chargeNo)).toEqual(['wrongAmount', 'dealtWith']);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  const again = await creditUnmatched(finance, await paymentIdOf(app, serialNo));
  expect(again.content).toMatchObject({ status: 'PROPOSED', amount: 100 });
  await notify(app, { chargeNo });
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('a recharge that was credited meanwhile stays credited when a payment of it is closed', async () => {
  const { member, chargeNo, paymentId } = await newUnmatched(app);
  await Promise.all([notify(app, { chargeNo, serialNo: newSerialNo() }), closeUnmatched(finance, paymentId)]);
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('a payment is closed once, even when two persons close it at once', async () => {
  const { paymentId } = await newUnmatched(app);
  const answers = await Promise.all(
    [finance, await newStaff(app, 'Owner')].map((who) => closeUnmatched(who, paymentId)),
  );
  expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  expect(await closeUnmatched(finance, paymentId)).toMatchObject({ httpStatus: 409, errorCode: 'CHG007' });
});

test('an unknown payment is not found, and none is closed without the permission', async () => {
  const unknown = { httpStatus: 404, errorCode: 'CHG006' };
  expect(await closeUnmatched(finance, '999999999999999')).toMatchObject(unknown);
  const asked = await finance.client.call('GET /admin/unmatched/detail', { paymentId: '999999999999999' });
  expect(asked).toMatchObject(unknown);
  const { paymentId } = await newUnmatched(app);
  const auditor = await newStaff(app, 'Auditor');
  expect(await closeUnmatched(auditor, paymentId)).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
  expect(await unmatchedOf(auditor, paymentId)).toMatchObject({ closed: null });
});

test('an unmatched payment is found by its number, its recharge and its member, also in the export', async () => {
  const one = await newUnmatched(app);
  await newUnmatched(app);
  const found = async (search: string, open?: 'true' | 'false') =>
    (await list({ search, ...(open && { open }) })).map(({ paymentId }) => paymentId);
  const { phone } = one.member;
  const ways = [
    one.serialNo,
    one.serialNo.toLowerCase(),
    one.chargeNo.toLowerCase(),
    phone,
    `MEMBER${phone}`,
  ];
  for (const search of ways) {
    expect(await found(search), search).toEqual([one.paymentId]);
    expect(await found(search, 'true'), search).toEqual([one.paymentId]);
    expect(await found(search, 'false'), search).toEqual([]);
  }
  for (const search of [one.serialNo.slice(1), phone.slice(1), '%', 'nobody']) {
    expect(await found(search), search).toEqual([]);
  }
  const csv = await finance.client.file('GET /admin/unmatched/export', { search: one.serialNo });
  expect(csv.trim().split('\n')).toHaveLength(2);
  expect(csv).toContain(one.chargeNo);
});

test('unmatched payments are filtered by channel, also in the export', async () => {
  const serialNo = newSerialNo();
  const wechat = await reportUnknown(app, { serialNo, channel: 'wechat' });
  const alipay = await reportUnknown(app, { serialNo });
  const found = async (channel: Channel) =>
    (await list({ search: serialNo, channel })).map(({ paymentId }) => paymentId);
  expect(await found('wechat')).toEqual([wechat.paymentId]);
  expect(await found('alipay')).toEqual([alipay.paymentId]);
  expect(await found('unionpay')).toEqual([]);
  const filters = { search: serialNo, channel: 'wechat' } as const;
  const csv = await finance.client.file('GET /admin/unmatched/export', filters);
  expect(csv.trim().split('\n')).toHaveLength(2);
});
