import { expect, test } from 'vitest';
import { newMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { openRecharge, paidRecharge, press } from '../../test/recharges.ts';
import { hour } from '../clock.ts';

const manual = await openShop();
const sandbox = await openShop({ paymentProvider: 'sandbox' });

test('a new recharge is pending and credits nothing', async () => {
  const member = await newMember(manual);
  const recharge = await openRecharge(member, 88.8, 'wechat');
  expect(recharge).toMatchObject({
    amount: 88.8,
    channel: 'wechat',
    status: 'PENDING',
    serialNo: null,
    successAt: null,
    refundable: 0,
    payableUntil: null,
  });
  expect((await member.client.ok('GET /wallet/query', {})).balance).toBe(0);
});

test('a recharge at a provider can be paid for two hours, while it is pending', async () => {
  const member = await newMember(sandbox);
  const { chargeNo, payableUntil, createdAt } = await openRecharge(member);
  expect(Date.parse(payableUntil ?? '') - Date.parse(createdAt)).toBe(2 * hour);
  await press(sandbox, chargeNo, 'pay');
  const paid = await member.client.ok('GET /wallet/charge/detail', { chargeNo });
  expect(paid).toMatchObject({ status: 'SUCCESS', payableUntil: null, refundable: 100 });
});

test.each([[0], [0.99], [50_000.01], [-5], [10.001], [Number.NaN], ['1e3']])(
  'an amount of %s is refused',
  async (amount) => {
    const member = await newMember(manual);
    const requestId = crypto.randomUUID();
    const answer = await member.client.call('POST /wallet/charge', { requestId, amount, channel: 'alipay' });
    expect(answer).toMatchObject({ httpStatus: 400, errorCode: 'SYS007' });
  },
);

test('amounts of ¥1 and ¥50,000 are accepted, also as form fields', async () => {
  const member = await newMember(manual);
  expect((await openRecharge(member, 1)).amount).toBe(1);
  const requestId = crypto.randomUUID();
  const input = { requestId, amount: '50000.00', channel: 'unionpay' as const };
  expect((await member.client.ok('POST /wallet/charge', input)).amount).toBe(50_000);
});

test('of many recharges opened at once, three stay pending and the others are refused', async () => {
  const member = await newMember(manual);
  const other = await newMember(manual);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      member.client.call('POST /wallet/charge', {
        requestId: crypto.randomUUID(),
        amount: 10,
        channel: 'alipay',
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(3);
  const refusals = answers.filter(({ status }) => status !== 'OK');
  expect(refusals.every(({ errorCode }) => errorCode === 'CHG003')).toBe(true);
  expect((await openRecharge(other)).status).toBe('PENDING');
});

test('a decided recharge no longer counts as pending', async () => {
  const member = await newMember(sandbox);
  for (let count = 0; count < 4; count += 1) await paidRecharge(sandbox, member, 1);
  expect((await member.client.ok('GET /wallet/query', {})).balance).toBe(4);
});

test('a repeated request opens one recharge and gets the first answer, even at once and after the payment', async () => {
  const member = await newMember(sandbox);
  const input = { requestId: crypto.randomUUID(), amount: 20, channel: 'alipay' as const };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => member.client.ok('POST /wallet/charge', input)),
  );
  const [first] = answers;
  expect(answers).toEqual(Array.from({ length: 5 }, () => first));
  const chargeNo = first?.chargeNo ?? '';
  await member.client.ok('POST /wallet/charge/pay', { chargeNo, way: 'desktop' });
  await press(sandbox, chargeNo, 'pay');
  expect(await member.client.ok('POST /wallet/charge', input)).toEqual(first);
  expect((await member.client.ok('GET /wallet/charge/query', {})).total).toBe(1);
  const other = await member.client.call('POST /wallet/charge', { ...input, amount: 21 });
  expect(other).toMatchObject({ httpStatus: 409, errorCode: 'SYS008' });
});

test("another member's recharges are not found", async () => {
  const owner = await newMember(manual);
  const other = await newMember(manual);
  const { chargeNo } = await openRecharge(owner);
  const answer = await other.client.call('GET /wallet/charge/detail', { chargeNo });
  expect(answer).toMatchObject({ httpStatus: 404, errorCode: 'CHG001' });
  expect((await other.client.ok('GET /wallet/charge/query', {})).items).toEqual([]);
});

test('charges are listed newest first, in pages of ten, and filtered by status', async () => {
  const member = await newMember(sandbox);
  const opened: string[] = [];
  for (let count = 0; count < 11; count += 1) {
    sandbox.clock.advance(1000);
    opened.push(await paidRecharge(sandbox, member, 1));
  }
  const first = await member.client.ok('GET /wallet/charge/query', {});
  const second = await member.client.ok('GET /wallet/charge/query', { page: 2 });
  expect(first).toMatchObject({ total: 11, pageSize: 10 });
  expect([...first.items, ...second.items].map(({ chargeNo }) => chargeNo)).toEqual(opened.reverse());
  expect((await member.client.ok('GET /wallet/charge/query', { status: 'PENDING' })).total).toBe(0);
});
