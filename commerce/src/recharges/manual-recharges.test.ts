import { expect, test } from 'vitest';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { daysLater } from '../../test/order-moves.ts';
import { confirmRecharge, openRecharge, statusOf, walletOf } from '../../test/recharges.ts';
import { day } from '../clock.ts';
import { askAboutAttempts } from './ask-about-attempts.ts';
import { endStaleRecharges } from './end-stale-recharges.ts';

const app = await openShop();
const finance = await newStaff(app, 'Finance');

const confirm = async (chargeNo: string) =>
  (await confirmRecharge(finance, chargeNo, `W-${chargeNo}`)).content;
const endStale = () => endStaleRecharges(app.services.db, app.clock.now());

test('a recharge that staff confirm does not end by itself after two days', async () => {
  const member = await newMember(app);
  const { chargeNo } = await openRecharge(member);
  await daysLater(app, 2 * day);
  await askAboutAttempts(app.services);
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
  expect((await confirm(chargeNo)).status).toBe('SUCCESS');
});

test('a recharge ends when no money arrived within a week, and a new one can be opened', async () => {
  const member = await newMember(app);
  const [{ chargeNo }] = [await openRecharge(member), await openRecharge(member), await openRecharge(member)];
  await daysLater(app, 7 * day - 1);
  await endStale();
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
  await expect(openRecharge(member)).rejects.toThrow('CHG');
  await daysLater(app, 1);
  await Promise.all([endStale(), endStale()]);
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
  expect((await openRecharge(member)).status).toBe('PENDING');
});

test('money that arrives after the week is credited when staff confirm it', async () => {
  const member = await newMember(app);
  const { chargeNo } = await openRecharge(member);
  await daysLater(app, 7 * day);
  await endStale();
  expect((await confirm(chargeNo)).status).toBe('SUCCESS');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});
