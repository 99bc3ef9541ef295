import { expect, test } from 'vitest';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { readLog } from '../../test/read-log.ts';
import { notify, openRecharge, paidRecharge, press, statusOf, walletOf } from '../../test/recharges.ts';
import { requireRow } from '../../test/require-row.ts';
import { transaction } from '../db/transaction.ts';
import { newSerialNo } from '../payments/sandbox.ts';
import { byStaff } from '../states/transition.ts';
import { dealWithNotice } from './deal-with-notice.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');

function dealWith(noticeId: string, staff = finance) {
  const input = { requestId: crypto.randomUUID(), noticeId, reason: 'credited by hand, see JT1' };
  return staff.client.call('POST /admin/charges/deal_with_notice', input);
}

async function list(input: { dealtWith?: 'true' | 'false'; search?: string } = {}) {
  return (await finance.client.ok('GET /admin/charges/notices', input)).items;
}

async function inDoubt(): Promise<number> {
  return (await finance.client.ok('GET /admin/todo', {})).paymentsInDoubt ?? 0;
}

/** A recharge of ¥100 for which ¥99 arrived. */
async function newDoubt() {
  const member = await newMember(app);
  const { chargeNo } = await openRecharge(member);
  app.clock.advance(1);
  await notify(app, { chargeNo, amountFen: 9900 });
  const [notice] = await list();
  return { member, chargeNo, noticeId: notice?.noticeId ?? '' };
}

test('a payment that was not credited is listed and counted until staff decide on it', async () => {
  const before = await inDoubt();
  const member = await newMember(app);
  const person = { userId: member.userId, username: `member${member.phone}` };
  const [wrong, foreign, used, second] = await Promise.all([
    openRecharge(member),
    openRecharge(member),
    openRecharge(member),
    paidRecharge(app, await newMember(app)),
  ]);
  const credited = await app.services.db('recharges').where({ chargeNo: second }).first();
  const serialNo = requireRow(credited?.serialNo);
  const told = [
    [{ chargeNo: wrong.chargeNo, amountFen: 9900 }, 'wrongAmount'],
    [{ chargeNo: foreign.chargeNo, app: 'another' }, 'wrongApp'],
    [{ chargeNo: used.chargeNo, serialNo }, 'serialNoUsed'],
    [{ chargeNo: second }, 'secondPayment'],
    [{ chargeNo: 'JC000000000000000000' }, 'unknownNumber'],
  ] as const;
  for (const [notice] of told) {
    app.clock.advance(1);
    await notify(app, notice);
  }
  expect(await inDoubt()).toBe(before + 5);
  const [unknown, ...known] = (await list({ dealtWith: 'false' })).slice(0, 5);
  expect(unknown).toMatchObject({ outcome: 'unknownNumber', chargeNo: null, member: null, amount: 100 });
  expect(known.map(({ chargeNo, outcome }) => [chargeNo, outcome]).reverse()).toEqual(
    told.slice(0, 4).map(([{ chargeNo }, outcome]) => [chargeNo, outcome]),
  );
  expect(known[3]).toMatchObject({ member: person, amount: 99, channel: 'alipay', dealtWith: null });
  for (const { noticeId } of [...known, ...(unknown ? [unknown] : [])]) await dealWith(noticeId);
  expect(await inDoubt()).toBe(before);
  const mine = (await list({ dealtWith: 'true' })).filter((each) => each.member?.userId === member.userId);
  expect(mine.map(({ outcome }) => outcome)).toEqual(['serialNoUsed', 'wrongApp', 'wrongAmount']);
  expect(await statusOf(member, used.chargeNo)).toBe('FAILED');
});

test('a notice that reports no payment is not in doubt', async () => {
  const before = await inDoubt();
  const member = await newMember(app);
  const { chargeNo } = await openRecharge(member);
  await notify(app, { chargeNo, amountFen: 1, outcome: 'failed' });
  await press(app, chargeNo, 'payNotifyReordered');
  expect(await inDoubt()).toBe(before);
});

test('a decision ends the pending recharge, with one row in the log, and credits nothing', async () => {
  const { member, chargeNo, noticeId } = await newDoubt();
  const { content } = await dealWith(noticeId);
  expect(content).toMatchObject({
    chargeNo,
    rechargeStatus: 'FAILED',
    dealtWith: { by: { userId: finance.userId }, reason: 'credited by hand, see JT1' },
  });
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  const log = await readLog(app.services.db, { object: `notice:${noticeId}` });
  expect(log).toMatchObject([{ action: 'charges/deal_with_notice', actor: `staff:${finance.userId}` }]);
  const { circumstances, before, after } = requireRow(log[0]);
  expect(JSON.parse(circumstances)).toMatchObject({ amount: 99, credited: false, chargeNo });
  expect(JSON.parse(before)).toEqual({ rechargeStatus: 'PENDING', dealtWith: false, credit: null });
  expect(JSON.parse(after)).toEqual({ rechargeStatus: 'FAILED', dealtWith: true, credit: null });
});

test('a notice that the provider repeats after the decision raises no new doubt', async () => {
  const { chargeNo, noticeId } = await newDoubt();
  await dealWith(noticeId);
  const before = await inDoubt();
  const notice = await app.services
    .db('paymentNotices')
    .where({ id: Number(noticeId) })
    .first();
  await notify(app, { chargeNo, serialNo: requireRow(notice?.serialNo), amountFen: 9900 });
  expect(await inDoubt()).toBe(before);
});

test('a member with three pending recharges that were paid wrongly can recharge after the decisions', async () => {
  const member = await newMember(app);
  const [first] = [await openRecharge(member), await openRecharge(member), await openRecharge(member)];
  await notify(app, { chargeNo: first?.chargeNo ?? '', amountFen: 9900 });
  const open = () =>
    member.client.call('POST /wallet/charge', {
      requestId: crypto.randomUUID(),
      amount: 100,
      channel: 'alipay',
    });
  expect(await open()).toMatchObject({ errorCode: 'CHG003' });
  const notice = (await list()).find(({ chargeNo }) => chargeNo === first?.chargeNo);
  await dealWith(notice?.noticeId ?? '');
  expect((await open()).httpStatus).toBe(200);
});

test('a recharge that was credited meanwhile stays credited', async () => {
  const { member, chargeNo, noticeId } = await newDoubt();
  await Promise.all([notify(app, { chargeNo, serialNo: newSerialNo() }), dealWith(noticeId)]);
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('only one decision on a notice counts, even when two persons decide at once', async () => {
  const { noticeId } = await newDoubt();
  const answers = await Promise.all([dealWith(noticeId), dealWith(noticeId, await newStaff(app, 'Owner'))]);
  expect(answers.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  expect(await dealWith(noticeId)).toMatchObject({ httpStatus: 409, errorCode: 'CHG007' });
  const log = await app.services
    .db('auditLog')
    .where({ object: `notice:${noticeId}` })
    .orderBy('errorCode');
  expect(log.map(({ errorCode }) => errorCode)).toEqual(['', 'CHG007', 'CHG007']);
});

test('an unknown notice, or one that is not in doubt, is not found', async () => {
  const chargeNo = await paidRecharge(app, await newMember(app));
  const { id } = requireRow(await app.services.db('paymentNotices').where({ chargeNo }).first());
  for (const noticeId of [String(id), '999999999999999']) {
    expect(await dealWith(noticeId)).toMatchObject({ httpStatus: 404, errorCode: 'CHG006' });
    const cause = byStaff(finance.userId, 0, 'none');
    const alone = { credit: false, approvalFen: 0, staffId: finance.userId };
    const work = transaction(app.services.db, (trx) => dealWithNotice(trx, { ...cause, ...alone, noticeId }));
    await expect(work).rejects.toMatchObject({ errorName: 'noticeNotFound' });
  }
});

test('only staff who may settle recharges can decide on a notice', async () => {
  const { member, chargeNo, noticeId } = await newDoubt();
  const auditor = await newStaff(app, 'Auditor');
  expect(await dealWith(noticeId, auditor)).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
});

test('a payment in doubt is found by its serial number, its recharge and its member, also in the export', async () => {
  const one = await newDoubt();
  const other = await newDoubt();
  const { serialNo } = requireRow((await list({ search: one.chargeNo }))[0]);
  const found = async (search: string, dealtWith?: 'true' | 'false') =>
    (await list({ search, ...(dealtWith && { dealtWith }) })).map(({ noticeId }) => noticeId);
  const { phone } = one.member;
  for (const search of [serialNo, one.chargeNo, one.chargeNo.toLowerCase(), phone, `MEMBER${phone}`]) {
    expect(await found(search), search).toEqual([one.noticeId]);
    expect(await found(search, 'false'), search).toEqual([one.noticeId]);
    expect(await found(search, 'true'), search).toEqual([]);
  }
  for (const search of [serialNo.slice(1), phone.slice(1), '%', 'nobody']) {
    expect(await found(search), search).toEqual([]);
  }
  await dealWith(one.noticeId);
  expect(await found(serialNo, 'true')).toEqual([one.noticeId]);
  expect(await found(serialNo, 'false')).toEqual([]);
  const second = await finance.client.ok('GET /admin/charges/notices', { search: other.member.phone });
  expect(second).toMatchObject({ total: 1, items: [{ noticeId: other.noticeId }] });
  const csv = await finance.client.file('GET /admin/charges/export_notices', { search: serialNo });
  expect(csv.trim().split('\n')).toHaveLength(2);
  expect(csv).toContain(one.chargeNo);
});

test('a search never finds a report of a payment that is not in doubt', async () => {
  const chargeNo = await paidRecharge(app, await newMember(app));
  expect(await app.services.db('paymentNotices').where({ chargeNo })).toHaveLength(1);
  expect(await list({ search: chargeNo })).toEqual([]);
});
