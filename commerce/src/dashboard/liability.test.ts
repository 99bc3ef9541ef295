import { expect, test } from 'vitest';
import { newMember, newOrder, newStaff, pay, sendPaymentCode } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { paidRecharge } from '../../test/recharges.ts';
import { applied, approve, reconcileLater, reject } from '../../test/refunds.ts';
import { day } from '../clock.ts';

// The test clock starts on 2026-01-15 at noon in Shanghai.
const app = await openShop({ paymentProvider: 'sandbox' });

test('the liability of each day follows recharges, purchases and refunds, but no frozen money', async () => {
  const staff = await newStaff(app, 'Owner');
  const auth = await newStaff(app, 'Auditor');
  const renew = () =>
    app.services.db('sessions').update({ lastSeenAt: app.clock.now(), expiresAt: app.clock.now() + 2 * day });
  const nextDay = async () => {
    app.clock.advance(day);
    await renew();
  };
  const figures = async (range: { from?: string; to?: string } = {}) => {
    const answer = await auth.client.ok('GET /admin/dashboard/query', range);
    if (!answer.figures) throw new Error('an auditor may read the figures');
    return answer.figures;
  };
  const member = await newMember(app, { balance: 70 });
  const first = await paidRecharge(app, member);
  const second = await paidRecharge(app, member, 20);
  await nextDay();
  const { orderNo } = await newOrder(app, { member, price: 60 });
  await pay(member, orderNo, await sendPaymentCode(app, member, orderNo));
  const refundNo = await applied(member, first, 40);
  await nextDay();
  await nextDay();
  await approve(staff, refundNo);
  await reconcileLater(app);
  await reject(staff, await applied(member, second));
  await nextDay();
  await paidRecharge(app, member, 5.05);

  const range = { from: '2026-01-16', to: '2026-01-18' };
  const { days, daysBefore, liability, ...sums } = await figures(range);
  expect(daysBefore.map((each) => each.liability)).toEqual([0, 0, 190]);
  expect(days.map((each) => each.liability)).toEqual([130, 130, 90]);
  expect(liability).toEqual({ now: 90, before: 190 });
  const today = await figures();
  expect(today.liability).toEqual({ now: 95.05, before: 90 });

  const bills = await auth.client.ok('GET /admin/finance/bills', { by: 'day', ...range });
  expect(bills.map((bill) => bill.liability)).toEqual([130, 130, 90]);

  for (const figure of ['sales', 'orders', 'orderRefunds', 'chargeRefunds', 'newMembers'] as const) {
    const total = (each: typeof days) => each.reduce((sum, one) => sum + one[figure], 0);
    expect(sums[figure], figure).toEqual({ now: total(days), before: total(daysBefore) });
  }
  expect(sums).toMatchObject({
    sales: { now: 60, before: 0 },
    // The refund was held on 16 January and left the wallet on the 18th.
    chargeRefunds: { now: 40, before: 0 },
    orderRefunds: { now: 0, before: 0 },
    newMembers: { now: 0, before: 3 },
  });
  expect(days.map((each) => each.chargeRefunds)).toEqual([0, 0, 40]);
  const { hours } = await figures({ from: '2026-01-18' });
  expect(hours.filter((each) => each.chargeRefunds > 0)).toMatchObject([{ hour: 12, chargeRefunds: 40 }]);
  // The figure is the sum of the rows to which the screen leads.
  const rows = await auth.client.ok('GET /admin/finance/sums', { scene: 'CHARGE_REFUND', ...range });
  expect(rows.out).toBe(40);
});
