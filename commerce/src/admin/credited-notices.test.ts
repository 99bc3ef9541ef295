import { expect, test } from 'vitest';
import {
  notify,
  openCharge,
  outcomesOf,
  paidCharge,
  refused,
  statusOf,
  taken,
  walletOf,
} from '../../test/charges.ts';
import { newMember, newStaff, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { race } from '../../test/races/race.ts';
import { Charge } from '../charges/charge.ts';
import { creditCharge } from '../charges/credit-charge.ts';
import { transaction } from '../db/transaction.ts';
import { newSerialNo } from '../payments/sandbox.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');
const second = await newStaff(app, 'Finance');

const refusal = { httpStatus: 409, errorCode: 'CHG008' };

function credit(noticeId: string, { staff = finance, requestId = crypto.randomUUID() as string } = {}) {
  const input = { requestId, noticeId, credit: true, reason: 'the bank says 99' };
  return staff.client.call('POST /admin/charges/deal_with_notice', input);
}

async function dealWith(noticeId: string): Promise<void> {
  const input = { requestId: crypto.randomUUID(), noticeId, reason: 'sent back' };
  await finance.client.ok('POST /admin/charges/deal_with_notice', input);
}

function decide(proposalId: string, how: 'post' | 'reject') {
  const input = { requestId: crypto.randomUUID(), proposalId };
  return how === 'post'
    ? second.client.call('POST /admin/wallets/post', input)
    : second.client.call('POST /admin/wallets/reject', { ...input, reason: 'no' });
}

/** The notice that was kept of a payment last. */
async function noticeOf(serialNo: string): Promise<string> {
  const notice = await app.services.db('paymentNotices').where({ serialNo }).orderBy('id', 'desc').first();
  return String(notice.id);
}

/** A charge of which the provider told another amount than it is of. */
async function newDoubt({ amount = 100, cameFen = 9900, member = null as TestMember | null } = {}) {
  const payer = member ?? (await newMember(app));
  const { chargeNo } = await openCharge(payer, amount);
  const serialNo = newSerialNo();
  await notify(app, { chargeNo, serialNo, amountFen: cameFen });
  return { member: payer, chargeNo, serialNo, noticeId: await noticeOf(serialNo) };
}

test('what came is credited in place of the charge, under its channel and numbers', async () => {
  const { member, chargeNo, serialNo, noticeId } = await newDoubt();
  const { content } = await credit(noticeId);
  expect(content).toMatchObject({
    chargeStatus: 'FAILED',
    dealtWith: { by: { userId: finance.userId } },
    credit: { status: 'POSTED', transactionNo: expect.stringMatching(/^JT/) },
  });
  expect(await walletOf(member)).toEqual({ available: 99, frozen: 0 });
  const { items } = await finance.client.ok('GET /admin/finance/query', { search: serialNo });
  expect(items).toMatchObject([{ scene: 'CHARGE_MARKET', in: 99, channel: 'alipay', chargeNo, serialNo }]);
  const log = await app.services.db('auditLog').where({ object: `notice:${noticeId}` });
  expect(log).toMatchObject([{ action: 'charges/deal_with_notice', reason: 'the bank says 99' }]);
});

test('the right amount told after that is a payment in doubt and credits nothing, however often it comes', async () => {
  const { member, chargeNo, serialNo, noticeId } = await newDoubt();
  await credit(noticeId);
  const later = [serialNo, newSerialNo()].flatMap((each) => [each, each, each]);
  const answers = await Promise.all(later.map((each) => notify(app, { chargeNo, serialNo: each })));
  expect(answers).toEqual(answers.map(() => taken));
  expect(await outcomesOf(app, chargeNo)).toEqual(['wrongAmount', 'dealtWith', 'dealtWith']);
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
  expect(await walletOf(member)).toEqual({ available: 99, frozen: 0 });
  const { items } = await finance.client.ok('GET /admin/charges/notices', { dealtWith: 'false' });
  expect(items.filter((each) => each.chargeNo === chargeNo)).toMatchObject([
    { outcome: 'dealtWith', amount: 100, credit: null },
    { outcome: 'dealtWith', amount: 100, credit: null },
  ]);
  for (const { noticeId } of items.filter((each) => each.chargeNo === chargeNo)) {
    expect(await credit(noticeId)).toMatchObject(refusal);
  }
});

test('staff and a late notification at once credit a charge exactly once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { member, chargeNo, noticeId } = await newDoubt();
    const late = () => notify(app, { chargeNo });
    const byStaff = () => credit(noticeId, { staff: round % 2 ? second : finance });
    await Promise.all(
      round % 2 ? [byStaff(), late(), late(), byStaff()] : [late(), byStaff(), byStaff(), late()],
    );
    const isPaid = (await statusOf(member, chargeNo)) === 'SUCCESS';
    expect(await walletOf(member)).toEqual({ available: isPaid ? 100 : 99, frozen: 0 });
    expect(await app.services.db('credits').where({ userId: member.userId })).toHaveLength(1);
  }
});

test('a proposed credit and a late notification at once never both hold', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { member, chargeNo, noticeId } = await newDoubt({ amount: 6000, cameFen: 590_000 });
    // Nobody moves the charge any more but who credits it.
    await notify(app, { chargeNo, amountFen: 600_000, outcome: 'failed' });
    const [{ httpStatus }] = await Promise.all([
      credit(noticeId),
      notify(app, { chargeNo, amountFen: 600_000 }),
      notify(app, { chargeNo, amountFen: 600_000 }),
    ]);
    const isPaid = (await statusOf(member, chargeNo)) === 'SUCCESS';
    expect(httpStatus).toBe(isPaid ? 409 : 200);
    expect(await walletOf(member)).toEqual({ available: isPaid ? 6000 : 0, frozen: 0 });
    const proposals = await app.services.db('rechargeProposals').where({ userId: member.userId });
    expect(proposals).toHaveLength(isPaid ? 0 : 1);
  }
});

test('the same decision again credits nothing more, also at once', async () => {
  const { member, noticeId } = await newDoubt();
  const requestId = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => credit(noticeId, { requestId })));
  expect(answers.map(({ content }) => content.credit)).toEqual(answers.map(() => answers[0]?.content.credit));
  expect(await credit(noticeId)).toMatchObject({ httpStatus: 409, errorCode: 'CHG007' });
  expect(await walletOf(member)).toEqual({ available: 99, frozen: 0 });
});

test('a charge that was credited is not credited by staff as well, and its notice stays open', async () => {
  const { member, chargeNo, noticeId } = await newDoubt();
  await notify(app, { chargeNo });
  expect(await credit(noticeId)).toMatchObject(refusal);
  const serialNo = newSerialNo();
  await notify(app, { chargeNo, serialNo });
  expect(await credit(await noticeOf(serialNo))).toMatchObject(refusal);
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  await dealWith(noticeId);
});

test('a payment that has credited something is not credited again under another charge', async () => {
  const { member, serialNo, noticeId } = await newDoubt();
  const twin = await openCharge(member);
  await notify(app, { chargeNo: twin.chargeNo, serialNo, amountFen: 9800 });
  const twinNotice = await noticeOf(serialNo);
  await credit(noticeId);
  expect(await credit(twinNotice)).toMatchObject(refusal);
  await notify(app, { chargeNo: twin.chargeNo, serialNo });
  expect(await outcomesOf(app, twin.chargeNo)).toEqual(['wrongAmount', 'dealtWith']);

  const paid = await paidCharge(app, member);
  const used = await app.services.db('charges').where({ chargeNo: paid }).first();
  const other = await openCharge(member);
  await notify(app, { chargeNo: other.chargeNo, serialNo: used.serialNo });
  expect(await credit(await noticeOf(used.serialNo))).toMatchObject(refusal);
  expect(await walletOf(member)).toEqual({ available: 199, frozen: 0 });
});

test('what nobody knows the member of, or was no money, is not credited', async () => {
  const serialNo = newSerialNo();
  await notify(app, { chargeNo: 'JC000000000000000000', serialNo });
  expect(await credit(await noticeOf(serialNo))).toMatchObject(refusal);
  for (const cameFen of [0, -9900]) {
    const { member, chargeNo, noticeId } = await newDoubt({ cameFen });
    expect(await credit(noticeId)).toMatchObject(refusal);
    expect(await statusOf(member, chargeNo)).toBe('PENDING');
  }
});

test('a payment somebody has dealt with otherwise is in doubt when the right amount is told', async () => {
  const { member, chargeNo, serialNo, noticeId } = await newDoubt();
  await dealWith(noticeId);
  await notify(app, { chargeNo, serialNo });
  expect(await outcomesOf(app, chargeNo)).toEqual(['wrongAmount', 'dealtWith']);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  expect((await credit(await noticeOf(serialNo))).content.credit).toMatchObject({ status: 'POSTED' });
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('other money for a charge whose first payment was sent back is credited', async () => {
  const { member, chargeNo, noticeId } = await newDoubt();
  await dealWith(noticeId);
  await notify(app, { chargeNo });
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('a large one waits for a second person, and meanwhile nothing else credits the charge', async () => {
  const { member, chargeNo, noticeId } = await newDoubt({ amount: 6000, cameFen: 590_000 });
  const { content } = await credit(noticeId);
  expect(content.credit).toMatchObject({ status: 'PROPOSED', transactionNo: null });
  await notify(app, { chargeNo, amountFen: 600_000 });
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  expect((await decide(content.credit?.proposalId ?? '', 'post')).httpStatus).toBe(200);
  expect(await walletOf(member)).toEqual({ available: 5900, frozen: 0 });
});

test('one that the second person rejects leaves the charge to other money', async () => {
  const { member, chargeNo, noticeId } = await newDoubt({ amount: 6000, cameFen: 590_000 });
  const { content } = await credit(noticeId);
  await decide(content.credit?.proposalId ?? '', 'reject');
  await notify(app, { chargeNo, amountFen: 600_000 });
  expect(await walletOf(member)).toEqual({ available: 6000, frozen: 0 });
});

test('one that the second person rejects is open again, and is credited once', async () => {
  const { member, chargeNo, serialNo, noticeId } = await newDoubt({ amount: 6000, cameFen: 590_000 });
  const { content } = await credit(noticeId);
  app.clock.advance(1);
  const reject = () => decide(content.credit?.proposalId ?? '', 'reject');
  const rejected = await Promise.all([reject(), reject()]);
  expect(rejected.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  const { items } = await finance.client.ok('GET /admin/charges/notices', { dealtWith: 'false' });
  const open = { outcome: 'creditRejected', amount: 5900, serialNo, chargeNo, credit: null };
  expect(items.filter((each) => each.chargeNo === chargeNo)).toMatchObject([open]);
  expect(await credit(noticeId)).toMatchObject({ httpStatus: 409, errorCode: 'CHG007' });
  const reopened = await noticeOf(serialNo);
  const again = await Promise.all([credit(reopened), credit(reopened, { staff: second })]);
  expect(again.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
  const { proposalId } = again.find(({ httpStatus }) => httpStatus === 200)?.content.credit ?? {};
  const other = await newStaff(app, 'Finance');
  await other.client.ok('POST /admin/wallets/post', {
    requestId: crypto.randomUUID(),
    proposalId: proposalId ?? '',
  });
  expect(await walletOf(member)).toEqual({ available: 5900, frozen: 0 });
  expect(await app.services.db('credits').where({ userId: member.userId })).toHaveLength(1);
});

test('a payment told for two charges at once with its credit by staff credits one wallet', async () => {
  for (let round = 0; round < 12; round += 1) {
    const { member, serialNo, noticeId } = await newDoubt();
    const other = await newMember(app);
    const { chargeNo } = await openCharge(other);
    const [byStaff, told] = await race(
      round,
      () => credit(noticeId),
      () => notify(app, { chargeNo, serialNo }),
    );
    if (byStaff.httpStatus !== 200) expect(byStaff).toMatchObject(refusal);
    expect([taken, refused]).toContainEqual(told);
    const credits = await app.services.db('credits').whereIn('userId', [member.userId, other.userId]);
    expect(credits).toHaveLength(1);
  }
});

test('a payment that credits another charge while its credit waits is not posted any more', async () => {
  const { member, serialNo, noticeId } = await newDoubt({ amount: 6000, cameFen: 590_000 });
  const { content } = await credit(noticeId);
  const other = await newMember(app);
  // As a notification that has looked for credits by staff just before.
  await creditAtOnce(other, serialNo);
  const proposalId = content.credit?.proposalId ?? '';
  expect(await decide(proposalId, 'post')).toMatchObject(refusal);
  expect((await decide(proposalId, 'reject')).httpStatus).toBe(200);
  expect(await credit(await noticeOf(serialNo))).toMatchObject(refusal);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('a payment that staff have credited credits no charge, whoever confirms it', async () => {
  const { serialNo, noticeId } = await newDoubt();
  await credit(noticeId);
  const member = await newMember(app);
  await expect(creditAtOnce(member, serialNo)).rejects.toMatchObject({ errorName: 'serialNoUsed' });
  for (const waits of [serialNo, await proposedCredit()]) {
    const { chargeNo } = await openCharge(member);
    await app.services.db('charges').where({ chargeNo }).update({ provider: 'manual' });
    const input = { requestId: crypto.randomUUID(), chargeNo, serialNo: waits, reason: 'arrived' };
    const answer = await finance.client.call('POST /admin/charges/confirm', input);
    expect(answer).toMatchObject({ httpStatus: 409, errorCode: 'CHG005' });
  }
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

/** @returns the serial number of a payment whose credit waits for a second person */
async function proposedCredit(): Promise<string> {
  const { serialNo, noticeId } = await newDoubt({ amount: 6000, cameFen: 590_000 });
  await credit(noticeId);
  return serialNo;
}

/** A charge of ¥100 is credited, whatever staff have credited. */
async function creditAtOnce(member: TestMember, serialNo: string): Promise<void> {
  const { chargeNo } = await openCharge(member);
  const cause = { mover: 'system', actor: 'system', reason: '', at: app.clock.now() } as const;
  await transaction(app.services.db, async (trx) =>
    creditCharge(trx, await Charge.query(trx).findById(chargeNo).throwIfNotFound(), { ...cause, serialNo }),
  );
}

test('nobody credits himself with a payment in doubt', async () => {
  const { noticeId } = await newDoubt({ member: finance });
  expect(await credit(noticeId)).toMatchObject({ httpStatus: 403, errorCode: 'ROL007' });
  expect((await credit(noticeId, { staff: second })).httpStatus).toBe(200);
});
