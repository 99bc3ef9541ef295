import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { postCredit, proposeCredit } from '../../test/credits.ts';
import { newMember, newPaidOrder, newStaff, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { race } from '../../test/races/race.ts';
import { readLog } from '../../test/read-log.ts';
import { notify, outcomesOf, paidRecharge, statusOf, walletOf } from '../../test/recharges.ts';
import { applied, approve, reject } from '../../test/refunds.ts';
import { requireRow } from '../../test/require-row.ts';
import { postReversal, proposeReversal, reversalOf, reverse } from '../../test/reversals.ts';
import { audit } from '../audit/audit.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { db } = app.services;
const finance = await newStaff(app, 'Finance');
const second = await newStaff(app, 'Finance');
const both = [finance, second] as const;

async function paid(amount = 100) {
  const member = await newMember(app);
  const chargeNo = await paidRecharge(app, member, amount);
  const { transactionNo, serialNo } = requireRow(await db('ledgerTransactions').where({ chargeNo }).first());
  return { member, chargeNo, transactionNo, serialNo: serialNo ?? '' };
}

/** @returns the number of the transaction */
async function credited(
  member: TestMember,
  money: Parameters<typeof proposeCredit>[2] = {},
): Promise<string> {
  return (await proposeCredit(finance, member, money)).content.transactionNo ?? '';
}

const recordsOf = async ({ userId }: TestMember) =>
  (await finance.client.ok('GET /admin/wallets/records', { userId })).items.map(
    ({ scene, kind, amount, corrects }) => [scene, kind, amount, corrects] as const,
  );

function rejectReversal(staff: TestMember, reversalId: string) {
  const input = { requestId: crypto.randomUUID(), reversalId, reason: 'it came' };
  return staff.client.call('POST /admin/reversals/reject', input);
}

test('a credit is taken back when another person posts the reversal, and its recharge did not happen', async () => {
  const { member, chargeNo, transactionNo, serialNo } = await paid();
  const { content } = await proposeReversal(finance, transactionNo);
  expect(content).toMatchObject({
    ...{ status: 'PROPOSED', transactionNo, amount: 100, received: 0, reversalNo: null, correctionNo: null },
    ...{ member: { userId: member.userId }, proposedBy: { userId: finance.userId } },
    ...{ channel: 'alipay', serialNo },
  });
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  const own = await postReversal(finance, content.reversalId);
  expect(own).toMatchObject({ httpStatus: 403, errorCode: 'WAL004' });

  const posted = (await postReversal(second, content.reversalId)).content;
  expect(posted).toMatchObject({
    status: 'POSTED',
    decidedBy: { userId: second.userId },
    correctionNo: null,
  });
  expect(await reversalOf(finance, content.reversalId)).toEqual(posted);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
  expect(await db('recharges').where({ chargeNo }).first('note')).toEqual({ note: 'it never came' });
  expect(await recordsOf(member)).toEqual([
    ['CHARGE', 'reversal', -100, null],
    ['CHARGE', null, 100, null],
  ]);
  const wallet = await finance.client.ok('GET /admin/wallets/detail', { userId: member.userId });
  expect(wallet).toMatchObject({ balance: 0, recharged: 0 });
  const log = await readLog(db, { object: `wallet:${member.userId}`, errorCode: '' });
  expect(log.map(({ action }) => action)).toEqual(['reversals/propose', 'reversals/post']);
});

test('a credit is lowered to what arrived, which another transaction credits with the number of the payment', async () => {
  const { member, chargeNo, transactionNo, serialNo } = await paid();
  const { correctionNo } = await reverse(both, transactionNo, 60);
  expect(await walletOf(member)).toEqual({ available: 60, frozen: 0 });
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
  expect(await recordsOf(member)).toEqual([
    ['CHARGE_MARKET', 'correction', 60, transactionNo],
    ['CHARGE', 'reversal', -100, null],
    ['CHARGE', null, 100, null],
  ]);
  const again = await proposeCredit(finance, member, { channel: 'alipay', serialNo });
  expect(again).toMatchObject({
    httpStatus: 409,
    errorCode: 'CHG005',
    details: { transactionNo: correctionNo },
  });
  await reverse(both, correctionNo ?? '');
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('a gift and money that came by hand are taken back from the accounts that paid them', async () => {
  const sumOf = async (account: string) => {
    const [row] = await db('ledgerPostings').where({ account }).sum({ fen: 'amountFen' });
    return Number(row?.fen ?? 0);
  };
  const member = await newMember(app);
  const before = [await sumOf('marketing'), await sumOf('channel:manual')];
  await reverse(both, await credited(member, { kind: 'gift' }));
  await reverse(both, await credited(member), 4);
  expect([await sumOf('marketing'), await sumOf('channel:manual')]).toEqual([
    before[0],
    (before[1] ?? 0) - 400,
  ]);
  expect(await walletOf(member)).toEqual({ available: 4, frozen: 0 });
});

test('a credit that was lowered says to what, until that is taken back too', async () => {
  const { content: credit } = await proposeCredit(finance, await newMember(app), {});
  const { creditId } = credit;
  const correctedTo = async () =>
    (await finance.client.ok('GET /admin/credits/detail', { creditId })).correctedTo;
  expect(await correctedTo()).toBeNull();
  const { correctionNo } = await reverse(both, credit.transactionNo ?? '', 4);
  expect(await correctedTo()).toBe(4);
  await reverse(both, correctionNo ?? '');
  expect(await correctedTo()).toBeNull();
});

test('a credit that was taken back is in no wallet, in the list and its sums', async () => {
  const member = await newMember(app);
  await reverse(both, await credited(member, { amount: 70, kind: 'gift' }));
  const mine = { search: member.phone };
  const { items } = await finance.client.ok('GET /admin/recharges/query', mine);
  expect(items).toMatchObject([{ amount: 70, state: 'failed', status: 'REVERSED' }]);
  const sums = await finance.client.ok('GET /admin/recharges/sums', mine);
  expect(sums).toEqual({ done: 0, open: 0, failed: 70, count: 1 });
});

test('only a whole unspent credit is taken back, and other money of the member does not stand in for it', async () => {
  const { member, orderNo } = await newPaidOrder(app, { price: 30 });
  const { items } = await finance.client.ok('GET /admin/wallets/records', { userId: member.userId });
  await credited(member, { amount: 500 });
  const spent = { httpStatus: 409, errorCode: 'FIN005' };
  expect(await proposeReversal(finance, items.at(-1)?.transactionNo ?? '')).toMatchObject(spent);
  const payment = requireRow(await db('ledgerTransactions').where({ orderNo }).first());
  const none = { httpStatus: 409, errorCode: 'FIN004' };
  expect(await proposeReversal(finance, payment.transactionNo)).toMatchObject(none);
  const unknown = { httpStatus: 404, errorCode: 'WAL020' };
  expect(await proposeReversal(finance, `JT${'0'.repeat(18)}`)).toMatchObject(unknown);
});

test('a credit that a refund freezes is taken back only after the refund is rejected', async () => {
  const { member, chargeNo, transactionNo } = await paid();
  const refundNo = await applied(member, chargeNo, 40);
  expect(await proposeReversal(finance, transactionNo)).toMatchObject({ errorCode: 'FIN005' });
  await reject(finance, refundNo);
  expect(await statusOf(member, chargeNo)).toBe('REFUND_FAILED');
  await reverse(both, transactionNo);
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
  const refunded = await paid();
  await approve(finance, await applied(refunded.member, refunded.chargeNo));
  expect(await proposeReversal(finance, refunded.transactionNo)).toMatchObject({ errorCode: 'FIN005' });
});

test('what arrived is less than the credit, and a reversal or a reversed credit is not taken back', async () => {
  const { transactionNo } = await paid();
  const none = { httpStatus: 409, errorCode: 'FIN004' };
  for (const received of [100, 100.01]) {
    const tooMuch = { errorCode: 'SYS007', details: { reasons: { received: expect.any(String) } } };
    expect(await proposeReversal(finance, transactionNo, received)).toMatchObject(tooMuch);
  }
  expect(await proposeReversal(finance, transactionNo, -1)).toMatchObject({ errorCode: 'SYS007' });
  const { reversalNo } = await reverse(both, transactionNo);
  for (const each of [transactionNo, reversalNo ?? '']) {
    expect(await proposeReversal(finance, each)).toMatchObject(none);
  }
});

test('a transaction has one reversal at a time, and another after it was rejected', async () => {
  const { member, transactionNo } = await paid();
  const proposed = await race(
    0,
    () => proposeReversal(finance, transactionNo),
    () => proposeReversal(second, transactionNo, 50),
  );
  expect(proposed.map(({ errorCode }) => errorCode).sort()).toEqual(['WAL010', undefined]);
  const { reversalId = '' } = proposed.find(({ status }) => status === 'OK')?.content ?? {};
  expect((await rejectReversal(finance, reversalId)).content).toMatchObject({
    ...{ status: 'REJECTED', rejectReason: 'it came' },
  });
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  expect(await postReversal(second, reversalId)).toMatchObject({ httpStatus: 409, errorCode: 'WAL003' });
  await reverse(both, transactionNo);
});

test('a reversal of money that the member spent meanwhile is refused, and changes nothing', async () => {
  const { member, chargeNo, transactionNo } = await paid();
  const { content } = await proposeReversal(finance, transactionNo, 50);
  await newPaidOrder(app, { member, price: 30 });
  const refused = await postReversal(second, content.reversalId);
  expect(refused).toMatchObject({ httpStatus: 409, errorCode: 'FIN005', details: { leftYuan: 70 } });
  expect(await reversalOf(finance, content.reversalId)).toEqual(content);
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
  expect(await walletOf(member)).toEqual({ available: 70, frozen: 0 });
});

test('a reversal is posted once or rejected, and a repeated request has the same answer', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { member, transactionNo } = await paid();
    const { content } = await proposeReversal(finance, transactionNo, 10);
    const { reversalId } = content;
    const input = { requestId: crypto.randomUUID(), reversalId };
    const post = () => second.client.call('POST /admin/reversals/post', input);
    const [one, again, other, rejected] = await race(
      round,
      post,
      post,
      () => postReversal(second, reversalId),
      () => rejectReversal(finance, reversalId),
    );
    expect([again.status, again.content]).toEqual([one.status, one.content]);
    const ends = [one, other, rejected].map(({ errorCode }) => errorCode).sort();
    expect(ends).toEqual(['WAL003', 'WAL003', undefined]);
    const available = rejected.status === 'OK' ? 100 : 10;
    expect(await walletOf(member)).toEqual({ available, frozen: 0 });
  }
});

test('nobody takes back a credit of the own wallet, an unknown one, or without the permission', async () => {
  const transactionNo = await credited(second);
  expect(await proposeReversal(second, transactionNo)).toMatchObject({
    httpStatus: 403,
    errorCode: 'ROL007',
  });
  const { content } = await proposeReversal(finance, transactionNo);
  expect(await postReversal(second, content.reversalId)).toMatchObject({
    httpStatus: 403,
    errorCode: 'ROL007',
  });
  const nothing = { httpStatus: 404, errorCode: 'WAL007' };
  expect(await postReversal(second, crypto.randomUUID())).toMatchObject(nothing);
  expect(await rejectReversal(second, crypto.randomUUID())).toMatchObject(nothing);
  const auditor = await newStaff(app, 'Auditor');
  expect(await proposeReversal(auditor, transactionNo)).toMatchObject({
    httpStatus: 403,
    errorCode: 'SYS005',
  });
  expect(await rejectReversal(auditor, content.reversalId)).toMatchObject({ errorCode: 'SYS005' });
});

test('an Owner who is alone posts an own reversal, which the log says', async () => {
  const shop = await createTestApp();
  const owner = await newStaff(shop, 'Owner');
  const { content } = await proposeCredit(owner, await newMember(shop));
  await reverse([owner, owner], content.transactionNo ?? '');
  const [log] = await readLog(shop.services.db, { action: 'reversals/post' });
  expect(JSON.parse(log?.after ?? '')).toMatchObject({ status: 'POSTED', ownerAlone: true });
  expect(await audit(shop.services.db)).toEqual([]);
  await shop.close();
});

test('a provider that reports a reversed payment again credits nothing, and two persons may', async () => {
  const { member, chargeNo, transactionNo, serialNo } = await paid();
  await reverse(both, transactionNo);
  await notify(app, { chargeNo, serialNo });
  expect(await outcomesOf(app, chargeNo)).toEqual(['credited', 'serialNoUsed']);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  const { content } = await proposeCredit(finance, member, { amount: 100, channel: 'alipay', serialNo });
  expect(content.contradictions.map(({ kind }) => kind)).toEqual(['reversed']);
  await postCredit(second, content.creditId, serialNo);
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});
