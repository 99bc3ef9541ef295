import { expect, test } from 'vitest';
import { openDoubts } from '../../test/doubts.ts';
import { newMember, type TestMember } from '../../test/factories.ts';
import { differencesOf, newMatching } from '../../test/matchings.ts';
import { openShop } from '../../test/open-shop.ts';
import { race } from '../../test/races/race.ts';
import { confirmRecharge, openManualRecharge, statusOf, walletOf } from '../../test/recharges.ts';
import { requireRow } from '../../test/require-row.ts';
import { audit } from '../audit/audit.ts';
import { newSerialNo } from '../payments/sandbox.ts';
import { rechargeVersion } from './recharge-version.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { finance, second, credit, decide, newDoubt } = await openDoubts(app);
const { db } = app.services;
const today = new Date(app.clock.now() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10);
const used = { httpStatus: 409, errorCode: 'CHG005' };

async function newRecharge(amount = 100, member?: TestMember) {
  const owner = member ?? (await newMember(app));
  return { member: owner, chargeNo: await openManualRecharge(app, owner, amount) };
}

function recharge(member: TestMember, serialNo: string, amount = 10) {
  return finance.client.call('POST /admin/wallets/recharge', {
    ...{ requestId: crypto.randomUUID(), userId: member.userId, reason: 'the statement has it' },
    ...{ amount, kind: 'received' as const, channel: 'alipay' as const, serialNo },
  });
}

async function reverse(serialNo: string, lines: string[] = []) {
  const { matchingId } = await newMatching(finance, lines, { from: today, to: today });
  const { differenceId } = requireRow(
    (await differencesOf(finance, matchingId)).find((difference) => difference.serialNo === serialNo),
  );
  await finance.client.ok('POST /admin/finance/resolve', {
    ...{ requestId: crypto.randomUUID(), differenceId, how: 'reversal' as const, reason: 'not there' },
  });
}

const eventsOf = async (chargeNo: string) =>
  (await second.client.ok('GET /admin/recharges/detail', { chargeNo })).events.map(
    ({ event, by, serialNo, replaced }) => ({ event, by, serialNo, replaced }),
  );
const nameOf = async ({ userId }: TestMember) =>
  requireRow(await db('users').where({ id: userId }).first('username')).username;

test('a second person with a different number is told whose confirmation it replaced', async () => {
  const { chargeNo } = await newRecharge(6000);
  const [one, other] = [newSerialNo(), newSerialNo()];
  const [firstName, secondName] = [await nameOf(finance), await nameOf(second)];
  expect((await confirmRecharge(finance, chargeNo, one)).content.replaced).toBeNull();
  const replacing = await confirmRecharge(second, chargeNo, other);
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
  expect((await confirmRecharge(finance, chargeNo, other)).content).toMatchObject({
    status: 'SUCCESS',
    replaced: null,
  });
  expect((await eventsOf(chargeNo)).at(-1)).toMatchObject({ event: 'confirmed', replaced: null });
});

test('a person who replaces the own number is told so', async () => {
  const { chargeNo } = await newRecharge(6000);
  await confirmRecharge(finance, chargeNo, newSerialNo());
  const { content } = await confirmRecharge(finance, chargeNo, newSerialNo());
  expect(content).toMatchObject({ status: 'PENDING', replaced: { userId: finance.userId } });
  const name = await nameOf(finance);
  expect((await eventsOf(chargeNo)).at(-1)).toMatchObject({ by: name, serialNo: null, replaced: name });
});

test('a number that is credited in place of the one confirmed first says so', async () => {
  const member = await newMember(app);
  const [own, disputed] = [await newRecharge(2500, member), await newRecharge(2500, member)];
  await confirmRecharge(finance, own.chargeNo, newSerialNo());
  expect((await confirmRecharge(finance, disputed.chargeNo, newSerialNo())).content.status).toBe('PENDING');
  const { content } = await confirmRecharge(second, disputed.chargeNo, newSerialNo());
  expect(content).toMatchObject({ status: 'SUCCESS', replaced: { userId: finance.userId } });
  expect((await eventsOf(disputed.chargeNo)).at(-1)).toMatchObject({
    ...{ event: 'confirmed', serialNo: content.serialNo, replaced: await nameOf(finance) },
  });
});

test('a repeated request tells the same person as replaced', async () => {
  const { chargeNo } = await newRecharge(6000);
  await confirmRecharge(finance, chargeNo, newSerialNo());
  const input = { requestId: crypto.randomUUID(), chargeNo, serialNo: newSerialNo(), reason: 'seen' };
  const answers = [
    await second.client.ok('POST /admin/recharges/confirm', input),
    await second.client.ok('POST /admin/recharges/confirm', input),
  ];
  expect(answers[0]?.replaced).toMatchObject({ userId: finance.userId });
  expect(answers[1]).toEqual(answers[0]);
});

test('a payment whose recharge by staff was reversed confirms a recharge by two persons, once', async () => {
  const serialNo = newSerialNo();
  await recharge(await newMember(app), serialNo, 100);
  const { member, chargeNo } = await newRecharge();
  expect(await confirmRecharge(finance, chargeNo, serialNo)).toMatchObject(used);
  await reverse(serialNo);
  expect((await confirmRecharge(finance, chargeNo, serialNo)).content.status).toBe('PENDING');
  expect(await confirmRecharge(finance, chargeNo, serialNo)).toMatchObject({
    httpStatus: 403,
    errorCode: 'WAL004',
  });
  expect((await confirmRecharge(second, chargeNo, serialNo)).content).toMatchObject({
    status: 'SUCCESS',
    serialNo,
  });
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
  expect(await confirmRecharge(finance, (await newRecharge()).chargeNo, serialNo)).toMatchObject(used);
  expect(await recharge(member, serialNo)).toMatchObject(used);
  expect(await audit(db)).toEqual([]);
});

test('a payment of which a correction credits a part, or for which a recharge waits, confirms no charge', async () => {
  const corrected = newSerialNo();
  await recharge(await newMember(app), corrected, 100);
  await reverse(corrected, [`${corrected},60,`]);
  const waiting = newSerialNo();
  const { content } = await recharge(await newMember(app), waiting, 6000);
  const { chargeNo } = await newRecharge();
  expect(await confirmRecharge(finance, chargeNo, corrected)).toMatchObject(used);
  expect(await confirmRecharge(finance, chargeNo, waiting)).toMatchObject(used);
  await decide(content.proposalId, 'reject');
  expect((await confirmRecharge(finance, chargeNo, waiting)).content.status).toBe('SUCCESS');
  expect(await audit(db)).toEqual([]);
});

test('a recharge whose payment in doubt is credited is not confirmed, and says when that credit was reversed', async () => {
  const { member, noticeId, chargeNo, serialNo } = await newDoubt();
  await db('recharges').where({ chargeNo }).update({ provider: 'manual' });
  await credit(noticeId);
  const other = newSerialNo();
  expect(await confirmRecharge(finance, chargeNo, other)).toMatchObject(used);
  await reverse(serialNo);
  for (const number of [other, serialNo]) {
    expect(await confirmRecharge(finance, chargeNo, number)).toMatchObject({
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
    const { member, chargeNo } = await newRecharge();
    const other = await newMember(app);
    const answers = await race(
      round,
      () => confirmRecharge(second, chargeNo, serialNo),
      () => recharge(other, serialNo),
    );
    for (const refusal of answers.filter(({ httpStatus }) => httpStatus !== 200)) {
      expect(refusal).toMatchObject(used);
    }
    expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
    const { content } = answers[1];
    const agreed = await race(
      round,
      () => confirmRecharge(finance, chargeNo, serialNo),
      () => decide(content.proposalId, 'post'),
    );
    expect(agreed.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 409]);
    const [credited] = await db('deposits').whereIn('userId', [member.userId, other.userId]);
    expect(await statusOf(member, chargeNo)).toBe(credited?.userId === member.userId ? 'SUCCESS' : 'PENDING');
  }
  expect(await audit(db)).toEqual([]);
});

function failIt(staff: TestMember, chargeNo: string, version?: string) {
  const input = { requestId: crypto.randomUUID(), chargeNo, version, reason: 'not there' };
  return staff.client.call('POST /admin/recharges/fail', input);
}

test('a person who did not see the confirmation of a colleague neither fails nor confirms the charge', async () => {
  const { chargeNo } = await newRecharge(6000);
  const { version } = await finance.client.ok('GET /admin/recharges/detail', { chargeNo });
  const serialNo = newSerialNo();
  await confirmRecharge(second, chargeNo, serialNo);
  const changed = { httpStatus: 409, errorCode: 'SYS009' };
  expect(await failIt(finance, chargeNo, version)).toMatchObject(changed);
  const input = { requestId: crypto.randomUUID(), chargeNo, version, serialNo, reason: 'seen' };
  expect(await finance.client.call('POST /admin/recharges/confirm', input)).toMatchObject(changed);
  const seen = await finance.client.ok('GET /admin/recharges/detail', { chargeNo });
  expect(seen).toMatchObject({ status: 'PENDING', confirmedBy: { userId: second.userId } });
  expect((await failIt(finance, chargeNo, seen.version)).httpStatus).toBe(200);
});

test('the version of a recharge changes with what staff see of it, but not with the number that was confirmed', async () => {
  const { chargeNo } = await newRecharge();
  const recharge = requireRow(await db('recharges').where({ chargeNo }).first());
  const changes = [
    ...[{ status: 'FAILED' as const }, { confirmedBy: second.userId }],
    ...[{ successAt: 1 }, { withdrawnAt: 1 }],
  ];
  const versions = [recharge, ...changes.map((change) => ({ ...recharge, ...change }))].map(rechargeVersion);
  expect(new Set(versions).size).toBe(versions.length);
  expect(rechargeVersion({ ...recharge, confirmedSerialNo: 'S-1' })).toBe(rechargeVersion(recharge));
});

test('a first confirmation ends when the recharge fails', async () => {
  const { chargeNo } = await newRecharge(6000);
  const serialNo = newSerialNo();
  await confirmRecharge(finance, chargeNo, serialNo);
  expect((await failIt(second, chargeNo)).content).toMatchObject({ status: 'FAILED', confirmedBy: null });
  expect((await confirmRecharge(second, chargeNo, serialNo)).content.status).toBe('FAILED');
  expect((await confirmRecharge(finance, chargeNo, serialNo)).content.status).toBe('SUCCESS');
});
