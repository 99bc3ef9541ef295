import { expect, test } from 'vitest';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { openRecharge, paidRecharge, press, walletOf } from '../../test/recharges.ts';
import { applied, approve, newRecharge, refundOf, reject } from '../../test/refunds.ts';

const app = await openShop({ paymentProvider: 'sandbox' });
const finance = await newStaff(app, 'Finance');

test('refunds are listed newest first, in pages of ten, and filtered by status', async () => {
  const member = await newMember(app);
  const numbers: string[] = [];
  for (let count = 0; count < 11; count += 1) {
    app.clock.advance(1000);
    numbers.unshift(await applied(member, await paidRecharge(app, member, 1)));
  }
  await reject(finance, numbers[0] ?? '');
  const { client } = member;
  const first = await client.ok('GET /wallet/refund/query', {});
  const second = await client.ok('GET /wallet/refund/query', { page: 2 });
  expect(first).toMatchObject({ total: 11, page: 1, pageSize: 10 });
  expect([...first.items, ...second.items].map(({ refundNo }) => refundNo)).toEqual(numbers);
  const failed = await client.ok('GET /wallet/refund/query', { status: 'FAILED' });
  expect(failed.items.map(({ refundNo }) => refundNo)).toEqual(numbers.slice(0, 1));
  expect(failed.total).toBe(1);
});

test('the list shows a refund as the detail does, and no refund of another member', async () => {
  const { member, chargeNo } = await newRecharge(app);
  const refundNo = await applied(member, chargeNo, 40);
  const { client } = member;
  const { items } = await client.ok('GET /wallet/refund/query', {});
  expect(items).toEqual([await refundOf(member, refundNo)]);
  const other = await newMember(app);
  await openRecharge(other);
  expect(await other.client.ok('GET /wallet/refund/query', {})).toMatchObject({ items: [], total: 0 });
});

test('a rejected refund says so, with the explanation for the member and not the reason for staff', async () => {
  const { member, chargeNo } = await newRecharge(app);
  const refundNo = await applied(member, chargeNo);
  expect(await refundOf(member, refundNo)).toMatchObject({ failedBy: null, failureReason: '' });
  await finance.client.ok('POST /admin/refunds/reject', {
    requestId: crypto.randomUUID(),
    refundNo,
    reason: 'card is blocked',
    explanation: '收款账户无法退款，请联系我们',
  });
  const { items } = await member.client.ok('GET /wallet/refund/query', {});
  expect(items).toMatchObject([
    { status: 'FAILED', failedBy: 'workshop', failureReason: '收款账户无法退款，请联系我们' },
  ]);
  expect(JSON.stringify(items)).not.toContain('card is blocked');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('a refund that the provider refused says so, without the words of the provider', async () => {
  const { member, chargeNo } = await newRecharge(app);
  await press(app, chargeNo, 'refundRefused');
  const refundNo = await applied(member, chargeNo);
  await approve(finance, refundNo);
  const refund = await refundOf(member, refundNo);
  expect(refund).toMatchObject({ status: 'FAILED', failedBy: 'provider', failureReason: '' });
});
