import { expect, test } from 'vitest';
import { postCredit, proposeCredit } from '../../test/credits.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { walletOf } from '../../test/recharges.ts';
import {
  differenceOf,
  differencesOf,
  newReconciliation,
  paidWithNumber,
} from '../../test/reconciliations.ts';
import { requireRow } from '../../test/require-row.ts';
import { postReversal, proposeReversal, reversalOf } from '../../test/reversals.ts';
import { newSerialNo } from '../payments/sandbox.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const second = await newStaff(app, 'Finance');
const shown = { httpStatus: 409, errorCode: 'WAL011' };

test('both persons confirm the reversal of a payment that a reconciliation shows', async () => {
  const member = await newMember(app);
  const { serialNo, transactionNo } = await paidWithNumber(app, member);
  const { reconciliationId } = await newReconciliation(finance, [`${serialNo},100,`]);
  const refused = await proposeReversal(finance, transactionNo);
  expect(refused).toMatchObject({ ...shown, details: { reconciliationId } });
  const { reversalId } = await finance.client.ok('POST /admin/reversals/propose', {
    ...{ requestId: crypto.randomUUID(), transactionNo, reason: 'charged back', although: true },
  });
  expect((await reversalOf(second, reversalId)).shownBy).toMatchObject({ reconciliationId });
  const post = (although?: boolean) =>
    second.client.call('POST /admin/reversals/post', {
      ...{ requestId: crypto.randomUUID(), reversalId, although },
    });
  expect(await post()).toMatchObject(shown);
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  expect((await post(true)).content).toMatchObject({ status: 'POSTED', shownBy: null });
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('a reconciliation that shows less than the credit speaks only against leaving even less', async () => {
  const { serialNo, transactionNo } = await paidWithNumber(app, await newMember(app));
  await newReconciliation(finance, [`${serialNo},60,`]);
  expect(await proposeReversal(finance, transactionNo)).toMatchObject(shown);
  expect(await proposeReversal(finance, transactionNo, 59.99)).toMatchObject(shown);
  expect((await proposeReversal(finance, transactionNo, 60)).status).toBe('OK');
});

test('a waiting proposal is told at its difference, and explains it once it is posted', async () => {
  const { transactionNo } = await paidWithNumber(app, await newMember(app));
  const serialNo = newSerialNo();
  const { reconciliationId } = await newReconciliation(finance, [`${serialNo},6000,`]);
  const ofTransaction = async () =>
    requireRow(
      (await differencesOf(finance, reconciliationId)).find((each) => each.transactionNo === transactionNo),
    );
  const { reversalId } = (await proposeReversal(finance, transactionNo)).content;
  expect(await ofTransaction()).toMatchObject({ note: null, creditId: null, reversalId });
  const { reversalNo } = (await postReversal(second, reversalId)).content;
  expect((await ofTransaction()).note).toMatchObject({
    transactionNo: reversalNo,
    by: { userId: second.userId },
  });

  const money = { amount: 6000, channel: 'alipay', serialNo } as const;
  const { creditId } = (await proposeCredit(finance, await newMember(app), money)).content;
  const waiting = { note: null, creditId, reversalId: null };
  expect(await differenceOf(finance, reconciliationId, serialNo)).toMatchObject(waiting);
  const { content } = await postCredit(second, creditId, serialNo);
  expect((await differenceOf(finance, reconciliationId, serialNo)).note).toMatchObject({
    ...{ transactionNo: content.transactionNo, reason: 'it came' },
  });
});

test('a credit that settled a difference is shown by its reconciliation', async () => {
  const serialNo = newSerialNo();
  const { reconciliationId } = await newReconciliation(finance, [`${serialNo},100,`]);
  const money = { channel: 'alipay', serialNo, amount: 100 } as const;
  const { content } = await proposeCredit(finance, await newMember(app), money);
  const refused = await proposeReversal(finance, content.transactionNo ?? '');
  expect(refused).toMatchObject({ ...shown, details: { reconciliationId } });
});
