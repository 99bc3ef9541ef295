import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { newMember, newStaff, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { daysLater } from '../../test/order-moves.ts';
import { readLog } from '../../test/read-log.ts';
import {
  notify,
  openRecharge,
  outcomesOf,
  paidRecharge,
  press,
  statusOf,
  walletOf,
} from '../../test/recharges.ts';
import { emptyDetails } from '../audit/log-details.ts';
import { day } from '../clock.ts';
import { transaction } from '../db/transaction.ts';

const app = await openShop();
const sandbox = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const second = await newStaff(app, 'Owner');

let lastSerialNo = 0;

function newSerialNo(): string {
  lastSerialNo += 1;
  return `W-${lastSerialNo}`;
}

function confirm(staff: TestMember, chargeNo: string, serialNo = newSerialNo()) {
  const input = { requestId: crypto.randomUUID(), chargeNo, serialNo, reason: 'arrived by WeChat' };
  return staff.client.call('POST /admin/recharges/confirm', input);
}

function giveUp(staff: TestMember, chargeNo: string) {
  const input = { requestId: crypto.randomUUID(), chargeNo, reason: 'nothing came' };
  return staff.client.call('POST /admin/recharges/fail', input);
}

async function newRecharge(amount = 100) {
  const member = await newMember(app);
  return { member, ...(await openRecharge(member, amount)) };
}

test('finance confirms a recharge, which adds one row to the log', async () => {
  const { member, chargeNo } = await newRecharge();
  const { content } = await confirm(finance, chargeNo, 'W-FIRST');
  expect(content).toMatchObject({
    status: 'SUCCESS',
    serialNo: 'W-FIRST',
    note: 'arrived by WeChat',
    provider: 'manual',
    member: { userId: member.userId },
    confirmedBy: null,
  });
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  const log = await readLog(app.services.db, { object: `recharge:${chargeNo}` });
  expect(log).toMatchObject([{ action: 'recharges/confirm', actor: `staff:${finance.userId}` }]);
  expect(JSON.parse(log[0]?.before ?? '')).toMatchObject({ status: 'PENDING' });
  expect(JSON.parse(log[0]?.after ?? '')).toMatchObject({ status: 'SUCCESS', serialNo: 'W-FIRST' });
  expect(JSON.parse(log[0]?.circumstances ?? '')).toMatchObject({ amount: 100, channel: expect.any(String) });

  const { db, config } = app.services;
  const shown = () => finance.client.ok('GET /admin/recharges/detail', { chargeNo });
  expect((await shown()).events).toMatchObject([{ event: 'confirmed' }]);
  await transaction(db, (trx) => emptyDetails(trx, config.auditSealKey, [`charge:${chargeNo}`]));
  expect((await shown()).events).toEqual([]);
});

test('of many simultaneous confirmations, one credits the wallet', async () => {
  const { member, chargeNo } = await newRecharge();
  const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(finance, chargeNo)));
  expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1);
  expect(answers.filter(({ errorCode }) => errorCode === 'CHG002')).toHaveLength(5);
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('a serial number confirms only one recharge, even with simultaneous requests', async () => {
  const recharges = [await newRecharge(), await newRecharge()];
  const serialNo = newSerialNo();
  const answers = await Promise.all(recharges.map(({ chargeNo }) => confirm(finance, chargeNo, serialNo)));
  expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  expect(answers.map(({ errorCode }) => errorCode)).toContain('CHG005');
});

test('from ¥5,000 on, two persons must confirm the same serial number', async () => {
  const { member, chargeNo } = await newRecharge(5000);
  const first = await confirm(finance, chargeNo, 'W-large');
  expect(first.content).toMatchObject({ status: 'PENDING', confirmedBy: { userId: finance.userId } });
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  expect(await confirm(finance, chargeNo, 'W-large')).toMatchObject({ httpStatus: 403, errorCode: 'WAL004' });
  // A different serial number is a different payment and again needs two persons.
  const other = await confirm(second, chargeNo, 'W-OTHER');
  expect(other.content).toMatchObject({ status: 'PENDING', confirmedBy: { userId: second.userId } });
  expect(await confirm(second, chargeNo, 'W-OTHER')).toMatchObject({ errorCode: 'WAL004' });
  const done = await confirm(finance, chargeNo, 'W-OTHER');
  expect(done.content).toMatchObject({ status: 'SUCCESS', serialNo: 'W-OTHER', confirmedBy: null });
  expect(await walletOf(member)).toEqual({ available: 5000, frozen: 0 });
  expect(await confirm(second, chargeNo, 'W-again')).toMatchObject({ errorCode: 'CHG002' });
});

test('a large recharge is credited once when many requests confirm it at once', async () => {
  const { member, chargeNo } = await newRecharge(6000);
  await Promise.all([finance, second, finance, second].map((staff) => confirm(staff, chargeNo, 'W-many')));
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
  expect(await walletOf(member)).toEqual({ available: 6000, frozen: 0 });
});

test('a recharge of ¥4,999.99 needs one person', async () => {
  const { chargeNo } = await newRecharge(4999.99);
  expect((await confirm(finance, chargeNo)).content.status).toBe('SUCCESS');
});

test('several recharges that together are large need two persons, even when confirmed at once', async () => {
  const member = await newMember(app);
  const open = async () => (await openRecharge(member, 2000)).chargeNo;
  const parts = [await open(), await open(), await open()];
  const answers = await Promise.all(parts.map((chargeNo) => confirm(finance, chargeNo, `W-${chargeNo}`)));
  const waiting = answers.find(({ content }) => content.status === 'PENDING')?.content;
  expect(answers.filter(({ content }) => content.status === 'SUCCESS')).toHaveLength(2);
  expect(waiting?.confirmedBy).toMatchObject({ userId: finance.userId });
  expect(await walletOf(member)).toEqual({ available: 4000, frozen: 0 });
  const chargeNo = waiting?.chargeNo ?? '';
  expect(await confirm(finance, chargeNo, `W-${chargeNo}`)).toMatchObject({ errorCode: 'WAL004' });
  expect((await confirm(second, chargeNo, `W-${chargeNo}`)).content.status).toBe('SUCCESS');
  // A recharge confirmed by two persons does not count toward the sum that one person may confirm alone.
  expect((await confirm(second, await open())).content.status).toBe('SUCCESS');
  expect((await confirm(second, await open())).content.status).toBe('SUCCESS');
  const last = await open();
  await daysLater(app, day - 1);
  expect((await confirm(finance, last, 'W-last')).content.status).toBe('PENDING');
  app.clock.advance(1);
  expect((await confirm(finance, last, 'W-last')).content.status).toBe('SUCCESS');
  expect((await confirm(finance, await open())).content.status).toBe('SUCCESS');
  expect((await confirm(finance, await open())).content.status).toBe('PENDING');
});

test("a confirmation with a different number than the first person's counts as made alone", async () => {
  const member = await newMember(app);
  const open = async () => (await openRecharge(member, 2500)).chargeNo;
  const [own, disputed] = [await open(), await open()];
  await confirm(second, own);
  expect((await confirm(second, disputed)).content.status).toBe('PENDING');
  expect((await confirm(finance, disputed)).content.status).toBe('SUCCESS');
  expect((await confirm(finance, await open())).content.status).toBe('PENDING');
});

test('recharges and recharges count toward the same daily sum, in either order', async () => {
  const recharge = async (userId: string) => {
    const input = {
      requestId: crypto.randomUUID(),
      userId,
      amount: 3000,
      kind: 'received' as const,
      reason: 'cash',
    };
    return (await finance.client.ok('POST /admin/wallets/recharge', input)).status;
  };
  const first = await newRecharge(3000);
  expect(await recharge(first.member.userId)).toBe('POSTED');
  expect((await confirm(finance, first.chargeNo)).content.status).toBe('PENDING');
  const other = await newRecharge(3000);
  expect((await confirm(finance, other.chargeNo)).content.status).toBe('SUCCESS');
  expect(await recharge(other.member.userId)).toBe('PROPOSED');
  const both = await newRecharge(3000);
  await Promise.all([confirm(finance, both.chargeNo), recharge(both.member.userId)]);
  expect(await walletOf(both.member)).toEqual({ available: 3000, frozen: 0 });
});

test('nobody confirms their own recharge or confirms without the permission', async () => {
  const staff = await newStaff(app, 'Finance');
  const { chargeNo } = await openRecharge(staff);
  expect(await confirm(staff, chargeNo)).toMatchObject({ httpStatus: 403, errorCode: 'ROL007' });
  for (const role of ['Auditor', 'Fulfilment', 'Support']) {
    const other = await newStaff(app, role);
    expect(await confirm(other, chargeNo)).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
    expect(await giveUp(other, chargeNo)).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
  }
  expect(await statusOf(staff, chargeNo)).toBe('PENDING');
});

test('a recharge that failed because no money arrived can be confirmed when the money comes late', async () => {
  const { member, chargeNo } = await newRecharge();
  expect((await giveUp(finance, chargeNo)).content).toMatchObject({ status: 'FAILED', note: 'nothing came' });
  expect(await giveUp(finance, chargeNo)).toMatchObject({ httpStatus: 409, errorCode: 'CHG002' });
  expect((await confirm(finance, chargeNo)).content.status).toBe('SUCCESS');
  expect(await giveUp(finance, chargeNo)).toMatchObject({ httpStatus: 409, errorCode: 'CHG002' });
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('a recharge is either confirmed or failed when both are requested at once', async () => {
  const { member, chargeNo } = await newRecharge();
  await Promise.all([confirm(finance, chargeNo), giveUp(second, chargeNo), giveUp(finance, chargeNo)]);
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('staff can neither confirm nor fail a recharge that a provider decides', async () => {
  const staff = await newStaff(sandbox, 'Finance');
  const member = await newMember(sandbox);
  const { chargeNo } = await openRecharge(member);
  expect(await confirm(staff, chargeNo)).toMatchObject({ httpStatus: 409, errorCode: 'CHG004' });
  expect(await giveUp(staff, chargeNo)).toMatchObject({ httpStatus: 409, errorCode: 'CHG004' });
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
});

test('an unknown recharge is not found', async () => {
  const chargeNo = 'JC202601150000000000';
  for (const answer of [
    await confirm(finance, chargeNo),
    await giveUp(finance, chargeNo),
    await finance.client.call('GET /admin/recharges/detail', { chargeNo }),
  ]) {
    expect(answer).toMatchObject({ httpStatus: 404, errorCode: 'CHG001' });
  }
});

test('the detail shows every notification received for the charge', async () => {
  const staff = await newStaff(sandbox, 'Auditor');
  const member = await newMember(sandbox);
  const { chargeNo } = await openRecharge(member);
  await notify(sandbox, { chargeNo, amountFen: 1, serialNo: 'S-1' });
  await press(sandbox, chargeNo, 'pay');
  const { notices, status } = await staff.client.ok('GET /admin/recharges/detail', { chargeNo });
  expect(status).toBe('SUCCESS');
  expect(notices).toMatchObject([
    { outcome: 'wrongAmount', amount: 0.01, serialNo: 'S-1' },
    { outcome: 'credited', amount: 100 },
  ]);
  expect(await outcomesOf(sandbox, chargeNo)).toHaveLength(2);
});

test('charges and refunds are found by number, serial number, phone, channel, status and day', async () => {
  const shop = await createTestApp({ paymentProvider: 'sandbox' });
  const member = await newMember(shop);
  const other = await newMember(shop);
  const first = await paidRecharge(shop, member, 10);
  shop.clock.advance(day);
  const staff = await newStaff(shop, 'Finance');
  const pending = (await openRecharge(other, 30, 'wechat')).chargeNo;
  const { serialNo } = await member.client.ok('GET /wallet/charge/detail', { chargeNo: first });
  const { refundNo } = await member.client.ok('POST /wallet/refund/apply', {
    requestId: crypto.randomUUID(),
    chargeNo: first,
    reason: 'over',
  });
  const recharges = async (input: object) =>
    (await staff.client.ok('GET /admin/charges/query', input)).items.map(({ chargeNo }) => chargeNo);
  const refunds = async (input: object) =>
    (await staff.client.ok('GET /admin/refunds/query', input)).items.map((row) => row.refundNo);
  expect(await recharges({})).toEqual([pending, first]);
  expect(await recharges({ sort: 'amount' })).toEqual([first, pending]);
  expect(await recharges({ search: first })).toEqual([first]);
  expect(await recharges({ search: serialNo ?? '' })).toEqual([first]);
  expect(await recharges({ search: other.phone })).toEqual([pending]);
  expect(await recharges({ search: `member${member.phone}` })).toEqual([first]);
  expect(await recharges({ search: 'nobody' })).toEqual([]);
  expect(await recharges({ channel: 'wechat' })).toEqual([pending]);
  expect(await recharges({ status: 'REFUND_PROCESSING' })).toEqual([first]);
  expect(await recharges({ from: '2026-01-16' })).toEqual([pending]);
  expect(await recharges({ to: '2026-01-15' })).toEqual([first]);
  expect(await refunds({ search: refundNo })).toEqual([refundNo]);
  expect(await refunds({ search: serialNo ?? '' })).toEqual([refundNo]);
  expect(await refunds({ search: other.phone })).toEqual([]);
  expect(await refunds({ status: 'PROCESSING', channel: 'alipay', sort: '-amount' })).toEqual([refundNo]);
  expect(await refunds({ from: '2026-01-17' })).toEqual([]);
  const detail = await staff.client.ok('GET /admin/refunds/detail', { refundNo });
  expect(detail).toMatchObject({ chargeNo: first, amount: 10, approved: false, provider: 'sandbox' });
  expect(detail.member).toEqual({ userId: member.userId, username: `member${member.phone}` });
  await shop.close();
});

test('exports contain the filtered rows and add a row to the log', async () => {
  const { chargeNo } = await newRecharge(77);
  for (const list of ['recharges', 'refunds', 'wallets']) {
    const path = `/api/admin/${list}/export?search=${list === 'recharges' ? chargeNo : ''}`;
    const answer = await fetch(app.url + path, { headers: { Authorization: finance.authToken } });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const lines = (await answer.text()).trim().split('\n');
    if (list === 'recharges') expect(lines).toHaveLength(2);
    if (list === 'recharges') expect(lines[1]).toContain(chargeNo);
    expect(await readLog(app.services.db, { action: `${list}/export` })).toHaveLength(1);
  }
});
