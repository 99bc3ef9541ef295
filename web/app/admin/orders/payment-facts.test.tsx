// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mountScreen } from '../testing/mount-screen.tsx';
import { PaymentFacts } from './payment-facts.tsx';

const recharge = {
  chargeNo: 'JC202601010000000001',
  channel: 'wechat',
  amount: 320,
  serialNo: '4200001',
} as const;
const payment = {
  method: 'wallet',
  amount: 420,
  paidAt: '2026-01-01T08:10:00.000Z',
  serialNo: 'JT1',
  status: 'success',
  recharge,
} as const;

test('staff see who paid an order, with the number of the provider and the recharge', async () => {
  await mountScreen(() => <PaymentFacts payment={payment} />, { permissions: ['wallets.read'] });
  const shown = document.body.textContent;
  for (const text of ['Wallet and WeChat Pay', 'JT1', 'Serial number of WeChat Pay', '4200001'])
    expect(shown).toContain(text);
  expect(document.querySelector('a')?.getAttribute('href')).toContain(recharge.chargeNo);
});

test('an order that the wallet paid names no provider', async () => {
  await mountScreen(() => <PaymentFacts payment={{ ...payment, recharge: null }} />);
  expect(document.body.textContent).toContain('Wallet');
  expect(document.body.textContent).not.toContain('WeChat');
});
