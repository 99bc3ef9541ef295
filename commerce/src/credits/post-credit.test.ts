import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { creditOf, postCredit, proposeCredit, rejectCredit } from '../../test/credits.ts';
import { newMember, newRole, newStaff, type TestMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { readLog } from '../../test/read-log.ts';
import { confirmRecharge, openManualRecharge, statusOf, walletOf } from '../../test/recharges.ts';
import { audit } from '../audit/audit.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const { db } = app.services;
const finance = await newStaff(app, 'Finance');
const second = await newStaff(app, 'Finance');

const byAlipay = (serialNo: string) => ({ amount: 6000, channel: 'alipay', serialNo }) as const;

async function waitingCredit(serialNo?: string) {
  const member = await newMember(app);
  const money = serialNo ? byAlipay(serialNo) : { amount: 6000 };
  const { content } = await proposeCredit(finance, member, money);
  expect(content.status).toBe('PROPOSED');
  return { member, creditId: content.creditId };
}

test('another person posts a credit that waits, once', async () => {
  const { member, creditId } = await waitingCredit();
  expect(await postCredit(finance, creditId)).toMatchObject({ httpStatus: 403, errorCode: 'WAL004' });
  expect((await postCredit(second, creditId)).content).toMatchObject({
    ...{ status: 'POSTED', decidedBy: { userId: second.userId }, proposedBy: { userId: finance.userId } },
  });
  expect(await walletOf(member)).toEqual({ available: 6000, frozen: 0 });
  expect(await postCredit(second, creditId)).toMatchObject({ httpStatus: 409, errorCode: 'WAL003' });
});

test('everybody who may post may also reject, and a rejected credit is told why and posted no more', async () => {
  const { member, creditId } = await waitingCredit();
  expect((await rejectCredit(finance, creditId)).content).toMatchObject({
    ...{ status: 'REJECTED', rejectReason: 'nothing came', transactionNo: null },
  });
  expect(await postCredit(second, creditId)).toMatchObject({ errorCode: 'WAL003' });
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
});

test('a credit is either posted once or rejected, whatever comes at the same moment', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { member, creditId } = await waitingCredit(`at-once-${round}`);
    const number = `at-once-${round}`;
    const answers = await Promise.all([
      postCredit(second, creditId, number),
      rejectCredit(finance, creditId),
      postCredit(second, creditId, number),
    ]);
    expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual(['WAL003', 'WAL003', undefined]);
    const isRejected = answers[1]?.status === 'OK';
    expect(await walletOf(member)).toEqual({ available: isRejected ? 0 : 6000, frozen: 0 });
  }
});

test('nobody posts a credit of the own wallet, an unknown one, or without the permission', async () => {
  const { content } = await proposeCredit(finance, second, { amount: 6000 });
  expect(await postCredit(second, content.creditId)).toMatchObject({ httpStatus: 403, errorCode: 'ROL007' });
  const nothing = { httpStatus: 404, errorCode: 'WAL002' };
  expect(await postCredit(second, crypto.randomUUID())).toMatchObject(nothing);
  expect(await rejectCredit(second, crypto.randomUUID())).toMatchObject(nothing);
  const auditor = await newStaff(app, 'Auditor');
  const forbidden = { httpStatus: 403, errorCode: 'SYS005' };
  expect(await postCredit(auditor, content.creditId)).toMatchObject(forbidden);
  expect(await rejectCredit(auditor, content.creditId)).toMatchObject(forbidden);
});

test('the second person types the number of the payment, in any spelling', async () => {
  const { member, creditId } = await waitingCredit('Ab 12');
  expect(await postCredit(second, creditId)).toMatchObject({
    ...{ errorCode: 'SYS007', details: { reasons: { serialNo: expect.any(String) } } },
  });
  for (const serialNo of ['AB13', 'AB1']) {
    const answer = await postCredit(second, creditId, serialNo);
    expect(answer, serialNo).toMatchObject({ httpStatus: 409, errorCode: 'WAL008' });
  }
  expect(await walletOf(member)).toEqual({ available: 0, frozen: 0 });
  const { content } = await postCredit(second, creditId, 'ａｂ１ 2');
  expect(content).toMatchObject({ status: 'POSTED', serialNo: 'AB12', channel: 'alipay' });
  expect(await walletOf(member)).toEqual({ available: 6000, frozen: 0 });
});

test('the number of a recharge is typed too', async () => {
  const member = await newMember(app);
  const chargeNo = await openManualRecharge(app, member, 6000);
  const { content } = await confirmRecharge(finance, chargeNo, 'typed-1');
  const creditId = content.credit?.creditId ?? '';
  expect(await postCredit(second, creditId, 'typed-2')).toMatchObject({ errorCode: 'WAL008' });
  expect((await postCredit(second, creditId, 'TYPED-1')).content.status).toBe('POSTED');
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
});

test('the number of a credit that waits is in no answer, no search and no row of the log', async () => {
  const owner = await newStaff(app, 'Owner');
  const secret = 'HIDDEN77';
  const { member, creditId } = await waitingCredit(secret);
  const chargeNo = await openManualRecharge(app, await newMember(app), 6000);
  await confirmRecharge(finance, chargeNo, `${secret}8`);
  await postCredit(finance, creditId, secret);
  const { client } = owner;
  const seen = [
    await creditOf(owner, creditId),
    await client.ok('GET /admin/recharges/query', {}),
    await client.ok('GET /admin/recharges/detail', { chargeNo }),
    await client.file('GET /admin/recharges/export', {}),
    await client.ok('GET /admin/wallets/todo', {}),
    await client.ok('GET /admin/wallets/detail', { userId: member.userId }),
    await client.ok('GET /admin/logs/query', { pageSize: 100 }),
    await readLog(db, {}),
  ];
  expect(JSON.stringify(seen)).not.toContain(secret);
  for (const search of [secret, `${secret}8`]) {
    expect((await client.ok('GET /admin/recharges/query', { search })).items).toEqual([]);
    const { credits, recharges } = await client.ok('GET /admin/search', { search });
    expect([credits, recharges]).toEqual([[], []]);
  }
  await postCredit(second, creditId, secret);
  expect((await creditOf(owner, creditId)).serialNo).toBe(secret);
  expect((await client.ok('GET /admin/recharges/query', { search: secret })).items).toMatchObject([
    { id: creditId },
  ]);
  expect((await client.ok('GET /admin/search', { search: secret })).credits).toMatchObject([{ creditId }]);
  expect(JSON.stringify(await readLog(db, { action: 'credits/post' }))).toContain(secret);
});

test('an Owner who is alone posts an own credit, which the log says, until somebody else could', async () => {
  const shop = await createTestApp();
  const owner = await newStaff(shop, 'Owner');
  const credit = async (who: TestMember) => {
    const { content } = await proposeCredit(owner, who, byAlipay(crypto.randomUUID()));
    return content.creditId;
  };
  const numberOf = async (id: string) =>
    (await shop.services.db('credits').where({ id }).first())?.serialNo ?? '';
  const member = await newMember(shop);
  await newStaff(shop, 'Auditor', 'Fulfilment');
  const frozen = await newStaff(shop, 'Finance');
  await shop.services.db('users').where({ id: frozen.userId }).update({ status: 'frozen' });

  const own = await credit(member);
  expect(await postCredit(owner, own, 'another')).toMatchObject({ errorCode: 'WAL008' });
  expect((await postCredit(owner, own, await numberOf(own))).content.status).toBe('POSTED');
  const [log] = await readLog(shop.services.db, { action: 'credits/post', errorCode: '' });
  expect(JSON.parse(log?.after ?? '')).toMatchObject({ status: 'POSTED', ownerAlone: true });
  expect(await proposeCredit(owner, owner)).toMatchObject({ httpStatus: 403, errorCode: 'ROL007' });

  const later = await credit(member);
  const helper = await newStaff(shop, await newRole(shop, ['credits.post']));
  const serialNo = await numberOf(later);
  expect(await postCredit(owner, later, serialNo)).toMatchObject({ httpStatus: 403, errorCode: 'WAL004' });
  expect((await postCredit(helper, later, serialNo)).content.status).toBe('POSTED');
  const [byOther] = await readLog(shop.services.db, { actor: `staff:${helper.userId}` });
  expect(byOther?.after).not.toContain('ownerAlone');
  // The other person can't post for a wallet of their own, so nobody but the Owner could.
  const ofHelper = await credit(helper);
  expect((await postCredit(owner, ofHelper, await numberOf(ofHelper))).content.status).toBe('POSTED');

  const { content } = await proposeCredit(helper, member, { amount: 6000 });
  await shop.services.db('users').where({ id: owner.userId }).update({ status: 'frozen' });
  expect(await postCredit(helper, content.creditId)).toMatchObject({ errorCode: 'WAL004' });
  expect(await audit(shop.services.db)).toEqual([]);
  await shop.close();
});
