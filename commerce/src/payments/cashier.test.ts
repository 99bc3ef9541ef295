import { expect, test } from 'vitest';
import { cashierActions } from '../../contract/payment.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { newMember } from '../../test/factories.ts';
import { openShop } from '../../test/open-shop.ts';
import { firstAttempt, openRecharge, statusOf } from '../../test/recharges.ts';
import { createPayments } from './create-payments.ts';

const app = await openShop({ paymentProvider: 'sandbox' });

const pageOf = (chargeNo: string) => `/api/dev/cashier?attemptNo=${firstAttempt(chargeNo)}`;

function press(chargeNo: string, action: string): Promise<Response> {
  return fetch(`${app.url}/api/dev/cashier`, {
    method: 'POST',
    body: new URLSearchParams({ attemptNo: firstAttempt(chargeNo), action, lng: 'en' }),
  });
}

test('the cashier shows the amount and a button for every action, in both languages', async () => {
  const { chargeNo } = await openRecharge(await newMember(app), 1234.5);
  const page = await fetch(`${app.url}${pageOf(chargeNo)}&lng=en`);
  const html = await page.text();
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(html).toContain('¥1234.50');
  expect(html).toContain(chargeNo);
  expect(html).toContain('Sandbox cashier');
  for (const action of cashierActions) expect(html).toContain(`value="${action}"`);
  const chinese = await fetch(app.url + pageOf(chargeNo), { headers: { 'Accept-Language': 'zh' } });
  expect(await chinese.text()).toContain('沙箱收银台');
});

test('the button for paying pays the recharge, and the page then shows what the shop answered', async () => {
  const member = await newMember(app);
  const { chargeNo } = await openRecharge(member);
  const html = await (await press(chargeNo, 'pay')).text();
  expect(html).toContain('→ success');
  expect(html).toContain(`/paid/${chargeNo}"`);
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
});

test('payments unknown to the sandbox and unknown actions are refused', async () => {
  const unknown = await press('JC202601150000000000', 'pay');
  expect(unknown.status).toBe(404);
  const { chargeNo } = await openRecharge(await newMember(app));
  expect((await press(chargeNo, 'rob')).status).toBe(400);
});

test("a payment that succeeded can't fail afterwards", async () => {
  const member = await newMember(app);
  const { chargeNo } = await openRecharge(member);
  await press(chargeNo, 'pay');
  const html = await (await press(chargeNo, 'fail')).text();
  expect(html).toContain('<strong>paid</strong>');
  expect(await statusOf(member, chargeNo)).toBe('SUCCESS');
});

test('production has no sandbox and nothing under /api/dev', async () => {
  const production = await createTestApp({ appEnv: 'production' });
  expect(production.services.payments.named('sandbox')).toBeUndefined();
  for (const [method, path] of [
    ['GET', '/api/dev/cashier?attemptNo=JC202601150000000000A'],
    ['POST', '/api/dev/cashier'],
    ['GET', '/api/dev/outbox?phone=13900000000'],
  ]) {
    const answer = await fetch(production.url + path, { method: method ?? '' });
    expect(await answer.json()).toMatchObject({ errorCode: 'SYS006' });
  }
  await production.close();
});

test("production can't be configured to take payments through the sandbox", () => {
  const { services } = app;
  const config = { ...services.config, appEnv: 'production', paymentProvider: 'sandbox' } as const;
  expect(() => createPayments({ ...services, config })).toThrow('no payment provider sandbox');
});
