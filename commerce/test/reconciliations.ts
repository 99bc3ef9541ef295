import type { BookedChannel } from '../contract/choices.ts';
import { dayOf } from '../src/calendar.ts';
import { postReversal } from '../src/credits/decide-reversal.ts';
import { proposeReversal } from '../src/credits/propose-reversal.ts';
import { accounts } from '../src/ledger/accounts.ts';
import { moveMoney } from '../src/wallet/move-money.ts';
import type { TestApp } from './create-test-app.ts';
import { newStaff, type TestMember } from './factories.ts';
import { paidRecharge } from './recharges.ts';
import { requireRow } from './require-row.ts';

interface Of {
  channel?: BookedChannel;
  /** Of the lines without a time. By default it is the day on which test clocks start. */
  day?: string;
}

/** By default the statement is Alipay's. */
export function newReconciliation(
  staff: TestMember,
  lines: string[],
  { channel = 'alipay', day = '2026-01-15' }: Of = {},
) {
  return staff.client.ok('POST /admin/finance/reconcile', {
    requestId: crypto.randomUUID(),
    ...{ channel, day, again: true },
    statement: ['serial_no,amount,time', ...lines].join('\n'),
  });
}

/** A payment that the shop does not know. */
export async function newDifference(staff: TestMember, of?: Of): Promise<string> {
  const { reconciliationId } = await newReconciliation(staff, [`${crypto.randomUUID()},1,`], of);
  return requireRow((await differencesOf(staff, reconciliationId))[0]).lineId;
}

export async function differencesOf(staff: TestMember, reconciliationId: string) {
  const asked = { reconciliationId, show: 'differences', pageSize: 100 } as const;
  return (await staff.client.ok('GET /admin/finance/lines', asked)).items;
}

export async function differenceOf(staff: TestMember, reconciliationId: string, serialNo: string) {
  return requireRow(
    (await differencesOf(staff, reconciliationId)).find((each) => each.serialNo === serialNo),
  );
}

export function note(staff: TestMember, lineId: string, requestId = crypto.randomUUID()) {
  const input = { requestId, lineId, reason: 'looked into it' };
  return staff.client.call('POST /admin/finance/note', input);
}

export async function paidWithNumber(app: TestApp, member: TestMember, amount = 100) {
  const chargeNo = await paidRecharge(app, member, amount);
  const { db } = app.services;
  const { serialNo } = requireRow(await db('recharges').where({ chargeNo }).first('serialNo'));
  const credited = await db('ledgerTransactions').where({ chargeNo }).first('transactionNo');
  return { chargeNo, serialNo: serialNo ?? '', transactionNo: requireRow(credited).transactionNo };
}

/** Takes the credit of a payment back, or lowers it to the amount that was received. */
export async function reversed(
  app: TestApp,
  staff: TestMember,
  { serialNo, receivedFen = 0 }: { serialNo: string; receivedFen?: number },
) {
  const { db, clock } = app.services;
  const credited = await db('paymentCredits').where({ serialNo }).first('transactionId');
  const credit = await db('ledgerTransactions')
    .where({ id: credited?.transactionId ?? '' })
    .first('transactionNo');
  const { transactionNo } = requireRow(credit);
  const at = clock.now();
  const wanted = {
    transactionNo,
    receivedFen,
    reason: 'not there',
    although: true,
    staffId: staff.userId,
    at,
  };
  const { id: reversalId } = await db.transaction((trx) => proposeReversal(trx, wanted));
  const { userId: staffId } = await newStaff(app, 'Finance');
  return db.transaction((trx) => postReversal(trx, { reversalId, staffId, at, although: true }));
}

/** The statement has `count` payments as the ledger has them, all to the wallet of `staff`. */
export async function reconciledPayments(
  { services: { db, clock } }: TestApp,
  staff: TestMember,
  count: number,
) {
  const serialNos = Array.from({ length: count }, () => crypto.randomUUID().toUpperCase());
  for (const serialNo of serialNos) {
    const postings = [
      { account: accounts.wallet(staff.userId), amountFen: 100 },
      { account: accounts.channel('alipay'), amountFen: -100 },
    ];
    const about = {
      scene: 'CHARGE_MARKET',
      channel: 'alipay',
      businessRef: serialNo,
      actor: 'system',
    } as const;
    await db.transaction((trx) => moveMoney(trx, { ...about, serialNo, at: clock.now(), postings }));
  }
  return newReconciliation(
    staff,
    serialNos.map((serialNo) => `${serialNo},1,`),
    { day: dayOf(clock.now()) },
  );
}
