import { expect, test } from 'vitest';
import { openDoubts } from '../../test/doubts.ts';
import { newMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { openRecharge, paidRecharge, press } from '../../test/recharges.ts';
import { applied, approve, reconcileLater } from '../../test/refunds.ts';
import { requireRow } from '../../test/require-row.ts';
import { audit } from '../audit/audit.ts';
import { transaction } from '../db/transaction.ts';
import { accounts } from '../ledger/accounts.ts';
import { newSerialNo } from '../payments/sandbox.ts';
import { bySystem } from '../states/transition.ts';
import { moveMoney } from '../wallet/move-money.ts';
import { creditRecharge } from './credit-recharge.ts';
import { proposeRecharge } from './propose-recharge.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { finance, credit, newDoubt } = await openDoubts(app);
const { db } = app.services;
const cause = () => bySystem(app.clock.now());

test('a credited recharge has the normal form of its number', async () => {
  const serialNo = newSerialNo();
  const { chargeNo } = await openRecharge(await newMember(app));
  const recharge = requireRow(await db('recharges').where({ chargeNo }).first());
  await transaction(db, (trx) =>
    creditRecharge(trx, recharge, { ...cause(), serialNo: serialNo.toLowerCase() }),
  );
  expect(await db('recharges').where({ chargeNo }).first('serialNo')).toEqual({ serialNo });
});

test('the ledger has the normal form, whoever books', async () => {
  const serialNo = newSerialNo();
  const { userId } = await newMember(app);
  const transactionNo = await transaction(db, (trx) =>
    moveMoney(trx, {
      ...{ ...cause(), scene: 'CHARGE_MARKET', businessRef: serialNo, channel: 'alipay' },
      serialNo: serialNo.toLowerCase(),
      postings: [
        { account: accounts.channel('alipay'), amountFen: -100 },
        { account: accounts.wallet(userId), amountFen: 100 },
      ],
    }),
  );
  const booked = await db('ledgerTransactions').where({ transactionNo }).first('serialNo');
  expect(booked).toEqual({ serialNo });
});

test('a recharge by staff has the normal form, whoever proposes it', async () => {
  const serialNo = newSerialNo();
  const { userId } = await newMember(app);
  const { id } = await transaction(db, (trx) =>
    proposeRecharge(trx, {
      ...{ userId, amountFen: 100, kind: 'received', reason: 'came', approvalFen: 500_000 },
      ...{ payment: { channel: 'alipay', serialNo: serialNo.toLowerCase() }, at: app.clock.now() },
      proposedBy: finance.userId,
    }),
  );
  expect(await db('rechargeProposals').where({ id }).first('serialNo')).toEqual({ serialNo });
});

test('a payment in doubt is not credited under a number without any sign that counts', async () => {
  const { noticeId } = await newDoubt();
  const { id, ...notice } = requireRow(
    await db('paymentNotices')
      .where({ id: Number(noticeId) })
      .first(),
  );
  const doubt = `copy of ${id}`;
  const [copy] = await db('paymentNotices')
    .insert({ ...notice, serialNo: '\u200b', doubt, told: doubt })
    .returning('id');
  expect(await credit(String(copy?.id))).toMatchObject({ httpStatus: 409, errorCode: 'CHG008' });
});

test('a refund that a provider pays has the normal form, also of a report of another amount', async () => {
  for (const [amountFen, column] of [
    [10_000, 'refundSerialNo'],
    [9_900, 'doubtSerialNo'],
  ] as const) {
    const member = await newMember(app);
    const chargeNo = await paidRecharge(app, member);
    await press(app, chargeNo, 'refundLater');
    const refundNo = await applied(member, chargeNo);
    await approve(finance, refundNo);
    const serialNo = newSerialNo();
    await db('sandboxRefunds').where({ refundNo }).update({ amountFen, serialNo: serialNo.toLowerCase() });
    await reconcileLater(app);
    const refund = requireRow(await db('refunds').where({ refundNo }).first());
    expect(refund[column]).toBe(serialNo);
  }
});

test('the books are in order after all of this', async () => {
  expect(await audit(db)).toEqual([]);
});
