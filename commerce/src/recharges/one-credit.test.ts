import { expect, test } from 'vitest';
import { openDoubts } from '../../test/doubts.ts';
import { newMember, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { race } from '../../test/races/race.ts';
import {
  confirmRecharge,
  notify,
  openManualRecharge,
  openRecharge,
  outcomesOf,
  paidRecharge,
  refused,
  taken,
  walletOf,
} from '../../test/recharges.ts';
import { requireRow } from '../../test/require-row.ts';
import { transaction } from '../db/transaction.ts';
import { creditRecharge } from './credit-recharge.ts';
import { requireRecharge } from './find-recharge.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { finance, credit, decide, newDoubt, noticeOf } = await openDoubts(app);

const refusal = { httpStatus: 409, errorCode: 'CHG008' };

test('a payment that was credited is not credited again under another charge', async () => {
  const { member, serialNo, noticeId } = await newDoubt();
  const twin = await openRecharge(member);
  await notify(app, { chargeNo: twin.chargeNo, serialNo, amountFen: 9800 });
  const twinNotice = await noticeOf(serialNo);
  // Two reports of one number contradict each other, so a second person posts the credit.
  const { content } = await credit(noticeId);
  expect(await credit(twinNotice)).toMatchObject(refusal);
  await decide(content.credit?.proposalId ?? '', 'post');
  expect(await credit(twinNotice)).toMatchObject(refusal);
  await notify(app, { chargeNo: twin.chargeNo, serialNo });
  expect(await outcomesOf(app, twin.chargeNo)).toEqual(['wrongAmount', 'dealtWith']);

  const paid = await paidRecharge(app, member);
  const used = requireRow(await app.services.db('recharges').where({ chargeNo: paid }).first('serialNo'));
  const usedNo = requireRow(used.serialNo);
  const other = await openRecharge(member);
  await notify(app, { chargeNo: other.chargeNo, serialNo: usedNo });
  expect(await credit(await noticeOf(usedNo))).toMatchObject(refusal);
  expect(await walletOf(member)).toEqual({ available: 199, frozen: 0 });
});

test('a payment that staff credit while it is reported for another recharge credits one wallet only', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { member, serialNo, noticeId } = await newDoubt();
    const other = await newMember(app);
    const { chargeNo } = await openRecharge(other);
    const [byStaff, told] = await race(
      round,
      () => credit(noticeId),
      () => notify(app, { chargeNo, serialNo }),
    );
    if (byStaff.httpStatus !== 200) expect(byStaff).toMatchObject(refusal);
    expect([taken, refused]).toContainEqual(told);
    const credits = await app.services.db('deposits').whereIn('userId', [member.userId, other.userId]);
    expect(credits).toHaveLength(1);
  }
});

test("a proposed credit can't be posted after its payment was credited to another recharge", async () => {
  const { member, serialNo, noticeId } = await newDoubt({ amount: 6000, cameFen: 590_000 });
  const { content } = await credit(noticeId);
  const other = await newMember(app);
  // A notification that looked for credits by staff before this one was proposed credits at once, too.
  await creditAtOnce(other, serialNo);
  const proposalId = content.credit?.proposalId ?? '';
  expect(await decide(proposalId, 'post')).toMatchObject(refusal);
  expect((await decide(proposalId, 'reject')).httpStatus).toBe(200);
  expect(await credit(await noticeOf(serialNo))).toMatchObject(refusal);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('a payment that staff have credited credits no other recharge, whoever confirms it', async () => {
  const { serialNo, noticeId } = await newDoubt();
  await credit(noticeId);
  const member = await newMember(app);
  await expect(creditAtOnce(member, serialNo)).rejects.toMatchObject({ errorName: 'serialNoUsed' });
  for (const waits of [serialNo, await proposedCredit()]) {
    const chargeNo = await openManualRecharge(app, member);
    const answer = await confirmRecharge(finance, chargeNo, waits);
    expect(answer).toMatchObject({ httpStatus: 409, errorCode: 'CHG005' });
  }
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

async function proposedCredit(): Promise<string> {
  const { serialNo, noticeId } = await newDoubt({ amount: 6000, cameFen: 590_000 });
  await credit(noticeId);
  return serialNo;
}

async function creditAtOnce(member: TestMember, serialNo: string): Promise<void> {
  const { chargeNo } = await openRecharge(member);
  const cause = { mover: 'system', actor: 'system', reason: '', at: app.clock.now() } as const;
  await transaction(app.services.db, async (trx) =>
    creditRecharge(trx, await requireRecharge(trx, { userId: member.userId, chargeNo }), {
      ...cause,
      serialNo,
    }),
  );
}
