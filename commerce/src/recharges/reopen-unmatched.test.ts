import { expect, test } from 'vitest';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { readLog } from '../../test/read-log.ts';
import { statusOf, walletOf } from '../../test/recharges.ts';
import {
  closeUnmatched,
  creditUnmatched,
  newUnmatched,
  reopenUnmatched,
  reportUnknown,
  unmatchedOf,
} from '../../test/unmatched.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const second = await newStaff(app, 'Finance');

test('a payment that was closed by mistake is reopened once, and its recharge stays failed', async () => {
  const { member, chargeNo, paymentId } = await newUnmatched(app);
  await closeUnmatched(finance, paymentId);
  const requestId = crypto.randomUUID();
  const { content } = await reopenUnmatched(finance, paymentId, requestId);
  expect(content).toMatchObject({ open: true, closed: null, rechargeStatus: 'FAILED' });
  expect((await reopenUnmatched(finance, paymentId, requestId)).content).toEqual(content);
  const again = await reopenUnmatched(finance, paymentId);
  expect(again).toMatchObject({ httpStatus: 409, errorCode: 'CHG011' });
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  const log = await readLog(app.services.db, { action: 'unmatched/reopen', errorCode: '' });
  expect(log).toMatchObject([
    { object: `unmatched:${paymentId}`, actor: `staff:${finance.userId}`, reason: 'closed by mistake' },
  ]);
  expect((await closeUnmatched(finance, paymentId)).httpStatus).toBe(200);
});

test('all reports of a payment are reopened', async () => {
  const first = await reportUnknown(app);
  const { paymentId } = await reportUnknown(app, { serialNo: first.serialNo, amountFen: 2000 });
  expect(paymentId).not.toBe(first.paymentId);
  await closeUnmatched(finance, paymentId);
  await reopenUnmatched(finance, paymentId);
  for (const id of [first.paymentId, paymentId])
    expect(await unmatchedOf(finance, id)).toMatchObject({ open: true, closed: null });
});

test('nobody credits a reopened payment alone', async () => {
  const { member, paymentId } = await newUnmatched(app);
  await closeUnmatched(finance, paymentId);
  await reopenUnmatched(finance, paymentId);
  const { content } = await creditUnmatched(finance, paymentId);
  expect(content).toMatchObject({
    status: 'PROPOSED',
    contradictions: [{ kind: 'closed', by: { userId: finance.userId }, reason: 'paid back' }],
  });
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('a payment that was credited after its closing is not reopened', async () => {
  const { serialNo, paymentId } = await reportUnknown(app);
  await closeUnmatched(finance, paymentId);
  const { userId } = await newMember(app);
  const money = {
    userId,
    amount: 10,
    kind: 'received',
    channel: 'alipay',
    serialNo,
    reason: 'arrived',
  } as const;
  const { creditId } = await finance.client.ok('POST /admin/credits/propose', {
    ...{ requestId: crypto.randomUUID(), ...money },
  });
  await second.client.ok('POST /admin/credits/post', { requestId: crypto.randomUUID(), creditId, serialNo });
  expect(await reopenUnmatched(finance, paymentId)).toMatchObject({ httpStatus: 409, errorCode: 'CHG007' });
});

test('an unknown payment is not found, and none is reopened without the permission', async () => {
  const unknown = await reopenUnmatched(finance, '999999999999999');
  expect(unknown).toMatchObject({ httpStatus: 404, errorCode: 'CHG006' });
  const { paymentId } = await reportUnknown(app);
  await closeUnmatched(finance, paymentId);
  const refused = await reopenUnmatched(await newStaff(app, 'Auditor'), paymentId);
  expect(refused).toMatchObject({ httpStatus: 403, errorCode: 'SYS005' });
});
