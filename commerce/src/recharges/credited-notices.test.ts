import { expect, test } from 'vitest';
import { openDoubts } from '../../test/doubts.ts';
import { newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { readLog } from '../../test/read-log.ts';
import { notify, outcomesOf, statusOf, taken, walletOf } from '../../test/recharges.ts';
import { newSerialNo } from '../payments/sandbox.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { finance, second, credit, dealWith, decide, newDoubt, noticeOf } = await openDoubts(app);

const refusal = { httpStatus: 409, errorCode: 'CHG008' };

test('the payment is credited instead of the recharge, with its channel and serial number', async () => {
  const { member, chargeNo, serialNo, noticeId } = await newDoubt();
  const { content } = await credit(noticeId);
  expect(content).toMatchObject({
    rechargeStatus: 'FAILED',
    dealtWith: { by: { userId: finance.userId } },
    credit: { status: 'POSTED', transactionNo: expect.stringMatching(/^JT/) },
  });
  expect(await walletOf(member)).toEqual({ available: 99, frozen: 0 });
  const { items } = await finance.client.ok('GET /admin/finance/query', { search: serialNo });
  expect(items).toMatchObject([{ scene: 'CHARGE_MARKET', in: 99, channel: 'alipay', chargeNo, serialNo }]);
  const log = await readLog(app.services.db, { object: `notice:${noticeId}` });
  expect(log).toMatchObject([{ action: 'charges/deal_with_notice', reason: 'the bank says 99' }]);
  expect(JSON.parse(log[0]?.circumstances ?? '')).toMatchObject({ amount: 99, credited: true, serialNo });
  expect(JSON.parse(log[0]?.after ?? '')).toMatchObject({ credit: { status: 'POSTED' } });
});

test('a later notification with the right amount is a payment in doubt and credits nothing, however often it comes', async () => {
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

test('a credit by staff and a simultaneous late notification credit a recharge exactly once', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { member, chargeNo, noticeId } = await newDoubt();
    const late = () => notify(app, { chargeNo });
    const byStaff = () => credit(noticeId, { staff: round % 2 ? second : finance });
    await Promise.all(
      round % 2 ? [byStaff(), late(), late(), byStaff()] : [late(), byStaff(), byStaff(), late()],
    );
    const isPaid = (await statusOf(member, chargeNo)) === 'SUCCESS';
    expect(await walletOf(member)).toEqual({ available: isPaid ? 100 : 99, frozen: 0 });
    expect(await app.services.db('deposits').where({ userId: member.userId })).toHaveLength(1);
  }
});

test('a proposed credit and a simultaneous late notification never both take effect', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { member, chargeNo, noticeId } = await newDoubt({ amount: 6000, cameFen: 590_000 });
    // The recharge fails first, so that afterwards only a credit can change it.
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

test('a repeated decision credits nothing more, even at the same moment', async () => {
  const { member, noticeId } = await newDoubt();
  const requestId = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => credit(noticeId, { requestId })));
  expect(answers.map(({ content }) => content.credit)).toEqual(answers.map(() => answers[0]?.content.credit));
  expect(await credit(noticeId)).toMatchObject({ httpStatus: 409, errorCode: 'CHG007' });
  expect(await walletOf(member)).toEqual({ available: 99, frozen: 0 });
});

test("staff can't credit a recharge that is already credited, and its notice stays open", async () => {
  const { member, chargeNo, noticeId } = await newDoubt();
  await notify(app, { chargeNo });
  expect(await credit(noticeId)).toMatchObject(refusal);
  const serialNo = newSerialNo();
  await notify(app, { chargeNo, serialNo });
  expect(await credit(await noticeOf(serialNo))).toMatchObject(refusal);
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  await dealWith(noticeId);
});

test("a payment of an unknown member and a notice without money can't be credited", async () => {
  const serialNo = newSerialNo();
  await notify(app, { chargeNo: 'JC000000000000000000', serialNo });
  expect(await credit(await noticeOf(serialNo))).toMatchObject(refusal);
  for (const cameFen of [0, -9900]) {
    const { member, chargeNo, noticeId } = await newDoubt({ cameFen });
    expect(await credit(noticeId)).toMatchObject(refusal);
    expect(await statusOf(member, chargeNo)).toBe('PENDING');
  }
});

test('after staff decided not to credit a payment, a notification with the right amount is in doubt and needs two persons', async () => {
  const { member, chargeNo, serialNo, noticeId } = await newDoubt();
  await dealWith(noticeId);
  await notify(app, { chargeNo, serialNo });
  expect(await outcomesOf(app, chargeNo)).toEqual(['wrongAmount', 'dealtWith']);
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  const { content } = await credit(await noticeOf(serialNo));
  expect(content.credit).toMatchObject({ status: 'PROPOSED' });
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  expect((await decide(content.credit?.proposalId ?? '', 'post')).httpStatus).toBe(200);
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('another payment of a recharge is credited after the first one was sent back', async () => {
  const { member, chargeNo, noticeId } = await newDoubt();
  await dealWith(noticeId);
  await notify(app, { chargeNo });
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('a large payment waits for a second person, and meanwhile nothing else credits the charge', async () => {
  const { member, chargeNo, noticeId } = await newDoubt({ amount: 6000, cameFen: 590_000 });
  const { content } = await credit(noticeId);
  expect(content.credit).toMatchObject({ status: 'PROPOSED', transactionNo: null });
  await notify(app, { chargeNo, amountFen: 600_000 });
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  expect((await decide(content.credit?.proposalId ?? '', 'post')).httpStatus).toBe(200);
  expect(await walletOf(member)).toEqual({ available: 5900, frozen: 0 });
});

test('after the second person rejects a payment, the recharge can be credited with another one', async () => {
  const { member, chargeNo, noticeId } = await newDoubt({ amount: 6000, cameFen: 590_000 });
  const { content } = await credit(noticeId);
  await decide(content.credit?.proposalId ?? '', 'reject');
  await notify(app, { chargeNo, amountFen: 600_000 });
  expect(await walletOf(member)).toEqual({ available: 6000, frozen: 0 });
});

test('a payment that the second person rejects is open again and is credited at most once', async () => {
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
  expect(await app.services.db('deposits').where({ userId: member.userId })).toHaveLength(1);
});

test('nobody credits their own wallet with a payment in doubt', async () => {
  const { noticeId } = await newDoubt({ member: finance });
  expect(await credit(noticeId)).toMatchObject({ httpStatus: 403, errorCode: 'ROL007' });
  expect((await credit(noticeId, { staff: second })).httpStatus).toBe(200);
});
