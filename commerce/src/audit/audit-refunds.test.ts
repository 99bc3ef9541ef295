import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { newMember, newStaff, type TestMember } from '../../test/factories.ts';
import { openRecharge, paidRecharge } from '../../test/recharges.ts';
import { applied } from '../../test/refunds.ts';
import { audit } from './audit.ts';

let manual: TestApp;
let sandbox: TestApp;
beforeAll(async () => {
  manual = await createTestApp();
  sandbox = await createTestApp({ paymentProvider: 'sandbox' });
});
afterAll(() => Promise.all([manual.close(), sandbox.close()]));

test('the audit finds a refund whose actual amount differs from the posting, manual or by a provider', async () => {
  for (const app of [manual, sandbox]) {
    const staff = await newStaff(app, 'Finance');
    const refundNo = await paidRefund(app, staff);
    expect(await audit(app.services.db)).toEqual([]);
    for (const actualFen of [9990, 10_001, null]) {
      await app.services.db('refunds').where({ refundNo }).update({ actualFen });
      expect(await audit(app.services.db)).toEqual([
        { invariant: 'R2 what was given back is what was posted', subject: refundNo },
      ]);
    }
  }
});

async function paidRefund(app: TestApp, staff: TestMember): Promise<string> {
  const member = await newMember(app);
  const input = () => ({ requestId: crypto.randomUUID(), serialNo: crypto.randomUUID(), reason: 'fine' });
  const chargeNo =
    app === sandbox ? await paidRecharge(app, member, 200) : (await openRecharge(member, 200)).chargeNo;
  if (app === manual) await staff.client.ok('POST /admin/recharges/confirm', { ...input(), chargeNo });
  const refundNo = await applied(member, chargeNo, 100);
  await staff.client.ok('POST /admin/refunds/approve', { ...input(), refundNo });
  return refundNo;
}
