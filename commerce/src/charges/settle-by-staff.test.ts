import { expect, test } from 'vitest';
import { confirmCharge, openManualCharge, statusOf, walletOf } from '../../test/charges.ts';
import { openDoubts } from '../../test/doubts.ts';
import { newMember, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { race } from '../../test/races/race.ts';
import { reversed } from '../../test/reconciliations.ts';
import { requireRow } from '../../test/require-row.ts';
import { audit } from '../audit/audit.ts';
import { newSerialNo } from '../payments/sandbox.ts';
import { chargeVersion } from './charge-version.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { finance, second, credit, decide, newDoubt } = await openDoubts(app);
const { db } = app.services;
const used = { httpStatus: 409, errorCode: 'CHG005' };

async function newCharge(amount = 100, member?: TestMember) {
  const owner = member ?? (await newMember(app));
  return { member: owner, chargeNo: await openManualCharge(app, owner, amount) };
}

function recharge(member: TestMember, serialNo: string, amount = 10) {
  return finance.client.call('POST /admin/wallets/recharge', {
    ...{ requestId: crypto.randomUUID(), userId: member.userId, reason: 'the statement has it' },
    ...{ amount, kind: 'received' as const, channel: 'alipay' as const, serialNo },
  });
}

async function reverse(serialNo: string, receivedFen = 0) {
  await reversed(app, finance, { serialNo, receivedFen });
}

const eventsOf = async (chargeNo: string) =>
  (await second.client.ok('GET /admin/charges/detail', { chargeNo })).events.map(
    ({ event, by, serialNo, replaced }) => ({ event, by, serialNo, replaced }),
  );
const nameOf = async ({ userId }: TestMember) =>
  requireRow(await db('users').where({ id: userId }).first('username')).username;

test('a second person with a different number is told whose confirmation it replaced', async () => {
  const { chargeNo } = await newCharge(6000);
  const [one, other] = [newSerialNo(), newSerialNo()];
  const [firstName, secondName] = [await nameOf(finance), await nameOf(second)];
  expect((await confirmCharge(finance, chargeNo, one)).content.replaced).toBeNull();
  const replacing = await confirmCharge(second, chargeNo, other);
  expect(replacing.content).toMatchObject({
    status: 'PENDING',
    replaced: { userId: finance.userId, username: firstName },
    confirmedBy: { userId: second.userId },
  });
  expect(JSON.stringify(replacing.content)).not.toContain(one);
  expect(await eventsOf(chargeNo)).toEqual([
    { event: 'confirmedFirst', by: firstName, serialNo: one, replaced: null },
    { event: 'confirmedFirst', by: secondName, serialNo: null, replaced: firstName },
  ]);
  expect((await confirmCharge(finance, chargeNo, other)).content).toMatchObject({
    status: 'SUCCESS',
    replaced: null,
  });
  expect((await eventsOf(chargeNo)).at(-1)).toMatchObject({ event: 'confirmed', replaced: null });
});

test('a person who replaces the own number is told so', async () => {
  const { chargeNo } = await newCharge(6000);
  await confirmCharge(finance, chargeNo, newSerialNo());
  const { content } = await confirmCharge(finance, chargeNo, newSerialNo());
  expect(content).toMatchObject({ status: 'PENDING', replaced: { userId: finance.userId } });
  const name = await nameOf(finance);
  expect((await eventsOf(chargeNo)).at(-1)).toMatchObject({ by: name, serialNo: null, replaced: name });
});

test('a number that is credited in place of the one confirmed first says so', async () => {
  const member = await newMember(app);
  const [own, disputed] = [await newCharge(2500, member), await newCharge(2500, member)];
  await confirmCharge(finance, own.chargeNo, newSerialNo());
  expect((await confirmCharge(finance, disputed.chargeNo, newSerialNo())).content.status).toBe('PENDING');
  const { content } = await confirmCharge(second, disputed.chargeNo, newSerialNo());
  expect(content).toMatchObject({ status: 'SUCCESS', replaced: { userId: finance.userId } });
  expect((await eventsOf(disputed.chargeNo)).at(-1)).toMatchObject({
    ...{ event: 'confirmed', serialNo: content.serialNo, replaced: await nameOf(finance) },
  });
});

test('a repeated request tells the same person as replaced', async () => {
  const { chargeNo } = await newCharge(6000);
  await confirmCharge(finance, chargeNo, newSerialNo());
  const input = { requestId: crypto.randomUUID(), chargeNo, serialNo: newSerialNo(), reason: 'seen' };
  const answers = [
    await second.client.ok('POST /admin/charges/confirm', input),
    await second.client.ok('POST /admin/charges/confirm', input),
  ];
  expect(answers[0]?.replaced).toMatchObject({ userId: finance.userId });
  expect(answers[1]).toEqual(answers[0]);
});

test('a payment whose recharge by staff was reversed confirms a charge by two persons, once', async () => {
  const serialNo = newSerialNo();
  await recharge(await newMember(app), serialNo, 100);
  const { member, chargeNo } = await newCharge();
  expect(await confirmCharge(finance, chargeNo, serialNo)).toMatchObject(used);
  await reverse(serialNo);
  expect((await confirmCharge(finance, chargeNo, serialNo)).content.status).toBe('PENDING');
  expect(await confirmCharge(finance, chargeNo, serialNo)).toMatchObject({
    httpStatus: 403,
    errorCode: 'WAL004',
  });
  expect((await confirmCharge(second, chargeNo, serialNo)).content).toMatchObject({
    status: 'SUCCESS',
    serialNo,
  });
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  expect(await confirmCharge(finance, (await newCharge()).chargeNo, serialNo)).toMatchObject(used);
  expect(await recharge(member, serialNo)).toMatchObject(used);
  expect(await audit(db)).toEqual([]);
});

test('a payment of which a correction credits a part, or for which a recharge waits, confirms no charge', async () => {
  const corrected = newSerialNo();
  await recharge(await newMember(app), corrected, 100);
  await reverse(corrected, 6000);
  const waiting = newSerialNo();
  const { content } = await recharge(await newMember(app), waiting, 6000);
  const { chargeNo } = await newCharge();
  expect(await confirmCharge(finance, chargeNo, corrected)).toMatchObject(used);
  expect(await confirmCharge(finance, chargeNo, waiting)).toMatchObject(used);
  await decide(content.proposalId, 'reject');
  expect((await confirmCharge(finance, chargeNo, waiting)).content.status).toBe('SUCCESS');
  expect(await audit(db)).toEqual([]);
});

test('a charge whose payment in doubt is credited is not confirmed, and says when that credit was reversed', async () => {
  const { member, noticeId, chargeNo, serialNo } = await newDoubt();
  await db('charges').where({ chargeNo }).update({ provider: 'manual' });
  await credit(noticeId);
  const other = newSerialNo();
  expect(await confirmCharge(finance, chargeNo, other)).toMatchObject(used);
  await reverse(serialNo);
  for (const number of [other, serialNo]) {
    expect(await confirmCharge(finance, chargeNo, number)).toMatchObject({
      httpStatus: 409,
      errorCode: 'CHG010',
    });
  }
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('a confirmation and a recharge of one payment whose credit was reversed credit it once', async () => {
  for (let round = 0; round < 8; round += 1) {
    const serialNo = newSerialNo();
    await recharge(await newMember(app), serialNo);
    await reverse(serialNo);
    const { member, chargeNo } = await newCharge();
    const other = await newMember(app);
    const answers = await race(
      round,
      () => confirmCharge(second, chargeNo, serialNo),
      () => recharge(other, serialNo),
    );
    for (const refusal of answers.filter(({ httpStatus }) => httpStatus !== 200)) {
      expect(refusal).toMatchObject(used);
    }
    expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
    const { content } = answers[1];
    const agreed = await race(
      round,
      () => confirmCharge(finance, chargeNo, serialNo),
      () => decide(content.proposalId, 'post'),
    );
    expect(agreed.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
    const [credited] = await db('credits').whereIn('userId', [member.userId, other.userId]);
    expect(await statusOf(member, chargeNo)).toBe(credited?.userId === member.userId ? 'SUCCESS' : 'PENDING');
  }
  expect(await audit(db)).toEqual([]);
});

function failIt(staff: TestMember, chargeNo: string, version?: string) {
  const input = { requestId: crypto.randomUUID(), chargeNo, version, reason: 'not there' };
  return staff.client.call('POST /admin/charges/fail', input);
}

test('a person who did not see the confirmation of a colleague neither fails nor confirms the charge', async () => {
  const { chargeNo } = await newCharge(6000);
  const { version } = await finance.client.ok('GET /admin/charges/detail', { chargeNo });
  const serialNo = newSerialNo();
  await confirmCharge(second, chargeNo, serialNo);
  const changed = { httpStatus: 409, errorCode: 'SYS009' };
  expect(await failIt(finance, chargeNo, version)).toMatchObject(changed);
  const input = { requestId: crypto.randomUUID(), chargeNo, version, serialNo, reason: 'seen' };
  expect(await finance.client.call('POST /admin/charges/confirm', input)).toMatchObject(changed);
  const seen = await finance.client.ok('GET /admin/charges/detail', { chargeNo });
  expect(seen).toMatchObject({ status: 'PENDING', confirmedBy: { userId: second.userId } });
  expect((await failIt(finance, chargeNo, seen.version)).httpStatus).toBe(200);
});

test('the version of a charge changes with what staff see of it, but not with the number that was confirmed', async () => {
  const { chargeNo } = await newCharge();
  const charge = requireRow(await db('charges').where({ chargeNo }).first());
  const changes = [
    ...[{ status: 'FAILED' as const }, { confirmedBy: second.userId }],
    ...[{ successAt: 1 }, { withdrawnAt: 1 }],
  ];
  const versions = [charge, ...changes.map((change) => ({ ...charge, ...change }))].map(chargeVersion);
  expect(new Set(versions).size).toBe(versions.length);
  expect(chargeVersion({ ...charge, confirmedSerialNo: 'S-1' })).toBe(chargeVersion(charge));
});

test('a first confirmation ends when the charge fails', async () => {
  const { chargeNo } = await newCharge(6000);
  const serialNo = newSerialNo();
  await confirmCharge(finance, chargeNo, serialNo);
  expect((await failIt(second, chargeNo)).content).toMatchObject({ status: 'FAILED', confirmedBy: null });
  expect((await confirmCharge(second, chargeNo, serialNo)).content.status).toBe('FAILED');
  expect((await confirmCharge(finance, chargeNo, serialNo)).content.status).toBe('SUCCESS');
});
