import { expect, test } from 'vitest';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { daysLater } from '../../test/order-moves.ts';
import { paidRecharge } from '../../test/recharges.ts';
import { applied, reject } from '../../test/refunds.ts';
import { requireRow } from '../../test/require-row.ts';
import { day } from '../clock.ts';

const app = await openShop({ paymentProvider: 'sandbox' });

test('refunds are found by number, serial number, phone, channel, state and day', async () => {
  const finance = await newStaff(app, 'Finance');
  const [member, other] = [await newMember(app), await newMember(app)];
  const chargeNo = await paidRecharge(app, member, 10);
  const first = await applied(member, chargeNo);
  await daysLater(app, day);
  const second = await applied(other, await paidRecharge(app, other, 20));
  await reject(finance, second);
  const { serialNo } = requireRow(await app.services.db('recharges').where({ chargeNo }).first());
  const found = async (input: object) =>
    (await finance.client.ok('GET /admin/refunds/query', input)).items.map(({ refundNo }) => refundNo);
  expect(await found({ sort: 'amount' })).toEqual([first, second]);
  expect(await found({ search: first })).toEqual([first]);
  expect(await found({ search: serialNo ?? '' })).toEqual([first]);
  expect(await found({ search: other.phone })).toEqual([second]);
  expect(await found({ search: 'nobody' })).toEqual([]);
  expect(await found({ state: 'waiting', channel: 'alipay' })).toEqual([first]);
  expect(await found({ channel: 'wechat' })).toEqual([]);
  expect(await found({ from: '2026-01-16' })).toEqual([second]);
  expect(await found({ to: '2026-01-15' })).toEqual([first]);
  const detail = await finance.client.ok('GET /admin/refunds/detail', { refundNo: first });
  expect(detail).toMatchObject({ chargeNo, amount: 10, approved: false, provider: 'sandbox' });
  expect(detail.member).toEqual({ userId: member.userId, username: `member${member.phone}` });
});
