import { expect, test } from 'vitest';
import { openCharge, statusOf, walletOf } from '../../test/charges.ts';
import { newMember, newStaff } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { daysLater } from '../../test/order-moves.ts';
import { requireRow } from '../../test/require-row.ts';
import { day } from '../clock.ts';
import { endStaleCharges } from './end-stale-charges.ts';
import { reconcileCharges } from './reconcile-charges.ts';

const app = await openShop();
const finance = await newStaff(app, 'Finance');

const confirm = (chargeNo: string) =>
  finance.client.ok('POST /admin/charges/confirm', {
    requestId: crypto.randomUUID(),
    chargeNo,
    serialNo: `W-${chargeNo}`,
    reason: 'arrived',
  });
const endStale = () => endStaleCharges(app.services.db, app.clock.now());

test('no provider is asked about a charge that staff confirm', async () => {
  const member = await newMember(app);
  const { chargeNo } = await openCharge(member);
  const { askedAt } = requireRow(await app.services.db('charges').where({ chargeNo }).first());
  await daysLater(app, 2 * day);
  await reconcileCharges(app.services);
  expect(await app.services.db('charges').where({ chargeNo }).first()).toMatchObject({
    status: 'PENDING',
    askedAt,
  });
  expect((await confirm(chargeNo)).status).toBe('SUCCESS');
});

test('a charge ends when no money arrived within a week, and a new one can be opened', async () => {
  const member = await newMember(app);
  const [{ chargeNo }] = [await openCharge(member), await openCharge(member), await openCharge(member)];
  await daysLater(app, 7 * day - 1);
  await endStale();
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
  await expect(openCharge(member)).rejects.toThrow('CHG');
  await daysLater(app, 1);
  await Promise.all([endStale(), endStale()]);
  expect(await statusOf(member, chargeNo)).toBe('FAILED');
  expect((await openCharge(member)).status).toBe('PENDING');
});

test('money that arrives after the week is credited when staff confirm it', async () => {
  const member = await newMember(app);
  const { chargeNo } = await openCharge(member);
  await daysLater(app, 7 * day);
  await endStale();
  expect((await confirm(chargeNo)).status).toBe('SUCCESS');
  expect(await walletOf(member)).toEqual({ available: 100, frozen: 0 });
});

test('a charge that waits for a second person does not end', async () => {
  const member = await newMember(app);
  const { chargeNo } = await openCharge(member, 6000);
  await confirm(chargeNo);
  await daysLater(app, 7 * day);
  await endStale();
  expect(await statusOf(member, chargeNo)).toBe('PENDING');
});
