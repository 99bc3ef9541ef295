import { expect, test } from 'vitest';
import { postCredit, rejectCredit } from '../../test/credits.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { daysLater } from '../../test/order-moves.ts';
import { readLog } from '../../test/read-log.ts';
import {
  confirmRecharge,
  failRecharge,
  notify,
  openManualRecharge,
  openRecharge,
  press,
  statusOf,
  walletOf,
  withdrawRecharge,
} from '../../test/recharges.ts';
import { requireRow } from '../../test/require-row.ts';
import { reverse } from '../../test/reversals.ts';
import { closeUnmatched, newUnmatched, unmatchedOf } from '../../test/unmatched.ts';
import { emptyDetails } from '../audit/log-details.ts';
import { day } from '../clock.ts';
import { transaction } from '../db/transaction.ts';
import { endStaleRecharges } from '../recharges/end-stale-recharges.ts';
import { rechargeVersion } from '../recharges/recharge-version.ts';
import { findWaitingCredit } from '../recharges/waiting-credit.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { db, config } = app.services;
const finance = await newStaff(app, 'Finance');
const second = await newStaff(app, 'Finance');

let lastNumber = 0;
function newNumber(): string {
  lastNumber += 1;
  return `CONFIRM${lastNumber}`;
}

async function newRecharge(amount = 100) {
  const member = await newMember(app);
  return { member, chargeNo: await openManualRecharge(app, member, amount) };
}

/** Its credit waits for a second person. */
async function waitingRecharge() {
  const { member, chargeNo } = await newRecharge(6000);
  const serialNo = newNumber();
  const { content } = await confirmRecharge(finance, chargeNo, serialNo);
  return { member, chargeNo, serialNo, creditId: content.credit?.creditId ?? '' };
}

const detailOf = (chargeNo: string) => finance.client.ok('GET /admin/recharges/detail', { chargeNo });

test('finance confirms a recharge, which is credited with one row in the log', async () => {
  const { member, chargeNo } = await newRecharge();
  const { content } = await confirmRecharge(finance, chargeNo, 'W first');
  expect(content).toMatchObject({
    ...{ status: 'SUCCESS', serialNo: 'WFIRST', note: 'seen', provider: 'manual', credit: null },
    member: { userId: member.userId },
  });
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  const { items } = await finance.client.ok('GET /admin/wallets/records', { userId: member.userId });
  expect(items).toMatchObject([{ scene: 'CHARGE', amount: 100, chargeNo }]);
  const log = await readLog(db, { object: `recharge:${chargeNo}` });
  expect(log).toMatchObject([{ action: 'recharges/confirm', actor: `staff:${finance.userId}` }]);
  expect(JSON.parse(log[0]?.before ?? '')).toEqual({ status: 'PENDING', serialNo: null });
  expect(JSON.parse(log[0]?.after ?? '')).toEqual({ status: 'SUCCESS', serialNo: 'WFIRST' });
});

test('the record of a recharge tells what staff did, also after a reversal', async () => {
  const { chargeNo, creditId, serialNo } = await waitingRecharge();
  app.clock.advance(1);
  await failRecharge(second, chargeNo);
  app.clock.advance(1);
  const again = await confirmRecharge(finance, chargeNo, serialNo);
  app.clock.advance(1);
  const { content } = await postCredit(second, again.content.credit?.creditId ?? '', serialNo);
  app.clock.advance(1);
  await reverse([finance, second], content.transactionNo ?? '');
  expect(await detailOf(chargeNo)).toMatchObject({ transactionNo: content.transactionNo });
  const eventsOf = async () => (await detailOf(chargeNo)).events.map(({ event, by }) => [event, by]);
  const [one, other] = [`member${finance.phone}`, `member${second.phone}`];
  expect(await eventsOf()).toEqual([
    ...[
      ['proposed', one],
      ['rejected', other],
      ['failed', other],
    ],
    ...[
      ['proposed', one],
      ['credited', other],
      ['reversed', other],
    ],
  ]);
  expect(again.content.credit?.creditId).not.toBe(creditId);
  await transaction(db, (trx) => emptyDetails(trx, config.sealKeys.current, [`recharge:${chargeNo}`]));
  expect((await eventsOf()).map(([event]) => event)).not.toContain('failed');
});

test('the record of a recharge has every notification that came for it', async () => {
  const { chargeNo } = await openRecharge(await newMember(app));
  await notify(app, { chargeNo, amountFen: 1, serialNo: 'S-1' });
  await press(app, chargeNo, 'pay');
  expect((await detailOf(chargeNo)).notices).toMatchObject([
    { outcome: 'wrongAmount', amount: 0.01, serialNo: 'S-1' },
    { outcome: 'credited', amount: 100 },
  ]);
});

test('of many simultaneous confirmations, one credits the wallet', async () => {
  const { member, chargeNo } = await newRecharge();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => confirmRecharge(finance, chargeNo, newNumber())),
  );
  expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1);
  expect(answers.filter(({ errorCode }) => errorCode === 'CHG002')).toHaveLength(5);
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('a recharge from ¥5,000 on waits for a second person, and is credited when that person posts', async () => {
  const { member, chargeNo, creditId, serialNo } = await waitingRecharge();
  expect(await detailOf(chargeNo)).toMatchObject({
    ...{ status: 'PENDING', serialNo: null, credit: { creditId, status: 'PROPOSED', chargeNo } },
  });
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  expect(await postCredit(finance, creditId, serialNo)).toMatchObject({ errorCode: 'WAL004' });
  expect((await postCredit(second, creditId, serialNo)).content.status).toBe('POSTED');
  expect(await detailOf(chargeNo)).toMatchObject({ status: 'SUCCESS', serialNo, credit: null });
  expect(await walletOf(member)).toEqual({ available: 6000, frozen: 0 });
  const again = await confirmRecharge(finance, chargeNo, newNumber());
  expect(again).toMatchObject({ httpStatus: 409, errorCode: 'CHG002' });
});

test('while a credit of a recharge waits, the member does not withdraw it and nobody confirms it again', async () => {
  const { member, chargeNo, creditId } = await waitingRecharge();
  const refused = await withdrawRecharge(member, chargeNo);
  expect(refused).toMatchObject({ httpStatus: 409, errorCode: 'CHG009' });
  const again = await confirmRecharge(second, chargeNo, newNumber());
  expect(again).toMatchObject({ httpStatus: 409, errorCode: 'WAL009', details: { creditId } });
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
});

test('a recharge whose credit waits does not go stale', async () => {
  const { member, chargeNo } = await waitingRecharge();
  const other = await newRecharge();
  await daysLater(app, 7 * day);
  await endStaleRecharges(db, app.clock.now());
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
  expect(await statusOf(other.member, other.chargeNo)).toBe('FAILED');
});

test('a recharge that fails rejects its credit, and a rejected credit leaves its recharge pending', async () => {
  const failed = await waitingRecharge();
  expect((await failRecharge(second, failed.chargeNo)).content).toMatchObject({
    ...{ status: 'FAILED', credit: null, note: 'nothing came' },
  });
  expect(await postCredit(second, failed.creditId, failed.serialNo)).toMatchObject({ errorCode: 'WAL003' });

  const rejected = await waitingRecharge();
  await rejectCredit(second, rejected.creditId);
  expect(await detailOf(rejected.chargeNo)).toMatchObject({ status: 'PENDING', credit: null });
  expect((await withdrawRecharge(rejected.member, rejected.chargeNo)).content.status).toBe('FAILED');
});

test('money that comes after a recharge failed or was withdrawn is credited', async () => {
  const { member, chargeNo } = await newRecharge();
  expect((await failRecharge(finance, chargeNo)).content).toMatchObject({ status: 'FAILED' });
  expect(await failRecharge(finance, chargeNo)).toMatchObject({ httpStatus: 409, errorCode: 'CHG002' });
  expect((await confirmRecharge(finance, chargeNo, newNumber())).content.status).toBe('SUCCESS');
  expect(await failRecharge(finance, chargeNo)).toMatchObject({ httpStatus: 409, errorCode: 'CHG002' });
  const withdrawn = await openManualRecharge(app, member);
  await withdrawRecharge(member, withdrawn);
  expect((await confirmRecharge(finance, withdrawn, newNumber())).content.status).toBe('SUCCESS');
  expect(await walletOf(member)).toEqual({ available: 200, frozen: 0 });
});

test('a recharge is either confirmed or failed when both are requested at once', async () => {
  const { member, chargeNo } = await newRecharge();
  await Promise.all([
    confirmRecharge(finance, chargeNo, newNumber()),
    failRecharge(second, chargeNo),
    failRecharge(finance, chargeNo),
  ]);
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('a recharge whose credit was reversed is not confirmed again', async () => {
  const { member, chargeNo } = await newRecharge();
  await confirmRecharge(finance, chargeNo, newNumber());
  const { transactionNo } = requireRow(await db('ledgerTransactions').where({ chargeNo }).first());
  await reverse([finance, second], transactionNo);
  const again = await confirmRecharge(finance, chargeNo, newNumber());
  expect(again).toMatchObject({ httpStatus: 409, errorCode: 'CHG010' });
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('a confirmed recharge closes the unmatched payment with its number, and fails the recharge that waited for it', async () => {
  const payment = await newUnmatched(app);
  const { chargeNo } = await newRecharge(99);
  const { content } = await confirmRecharge(finance, chargeNo, payment.serialNo);
  expect(content.credit?.contradictions).toMatchObject([{ kind: 'otherMember' }]);
  expect((await unmatchedOf(finance, payment.paymentId)).open).toBe(true);
  const { creditId = '' } = content.credit ?? {};
  await postCredit(second, creditId, payment.serialNo);
  expect(await unmatchedOf(finance, payment.paymentId)).toMatchObject({ open: false, creditId });
  expect(await statusOf(payment.member, payment.chargeNo)).toBe('FAILED');
});

test('nobody confirms the own recharge, one of a provider, an unknown one, or without the permission', async () => {
  const own = await openManualRecharge(app, finance);
  expect(await confirmRecharge(finance, own, 'W-own')).toMatchObject({
    httpStatus: 403,
    errorCode: 'ROL007',
  });
  const { chargeNo } = await openRecharge(await newMember(app));
  for (const act of [confirmRecharge, failRecharge]) {
    const notManual = { httpStatus: 409, errorCode: 'CHG004' };
    expect(await act(finance, chargeNo, 'W-1')).toMatchObject(notManual);
    const unknown = { httpStatus: 404, errorCode: 'CHG001' };
    expect(await act(finance, 'JC202601150000000000', 'W-1')).toMatchObject(unknown);
    for (const role of ['Auditor', 'Fulfilment', 'Support']) {
      const forbidden = { httpStatus: 403, errorCode: 'SYS005' };
      expect(await act(await newStaff(app, role), own, 'W-1')).toMatchObject(forbidden);
    }
  }
});

test('who did not see the credit of a colleague neither fails nor confirms the recharge', async () => {
  const { chargeNo } = await newRecharge(6000);
  const { version } = await detailOf(chargeNo);
  await confirmRecharge(second, chargeNo, newNumber());
  const act = (key: 'POST /admin/recharges/confirm' | 'POST /admin/recharges/fail', seen: string) =>
    finance.client.call(key, {
      ...{ requestId: crypto.randomUUID(), chargeNo, version: seen },
      ...(key.endsWith('confirm') && { serialNo: newNumber() }),
    } as never);
  const changed = { httpStatus: 409, errorCode: 'SYS009' };
  expect(await act('POST /admin/recharges/confirm', version)).toMatchObject(changed);
  expect(await act('POST /admin/recharges/fail', version)).toMatchObject(changed);
  const now = await detailOf(chargeNo);
  expect((await act('POST /admin/recharges/fail', now.version)).httpStatus).toBe(200);
});

test('the version of a recharge changes with all that staff see of it', async () => {
  const { chargeNo } = await newRecharge(6000);
  const recharge = requireRow(await db('recharges').where({ chargeNo }).first());
  const changes = [{}, { status: 'FAILED' as const }, { successAt: 1 }, { withdrawnAt: 1 }];
  const versions = changes.map((change) => rechargeVersion({ ...recharge, ...change }, undefined));
  await confirmRecharge(finance, chargeNo, newNumber());
  versions.push(rechargeVersion(recharge, await findWaitingCredit(db, chargeNo)));
  expect(new Set(versions).size).toBe(changes.length + 1);
});

test('an unmatched payment is not closed while the credit of a recharge has its number', async () => {
  const { chargeNo, creditId } = await waitingRecharge();
  const { serialNo } = requireRow(await db('credits').where({ id: creditId }).first());
  await notify(app, { chargeNo: 'JC000000000000000000', serialNo: serialNo ?? '', amountFen: 600_000 });
  const [payment] = (await finance.client.ok('GET /admin/unmatched/query', { search: serialNo ?? '' })).items;
  const refused = await closeUnmatched(finance, payment?.paymentId ?? '');
  expect(refused).toMatchObject({ httpStatus: 409, errorCode: 'WAL009', details: { creditId } });
  await failRecharge(second, chargeNo);
  expect((await closeUnmatched(finance, payment?.paymentId ?? '')).httpStatus).toBe(200);
});
