import { expect, test } from 'vitest';
import { openChargeForm } from './open-charge-form.ts';

test('a recharge needs an amount above zero and a channel', () => {
  expect(openChargeForm.check({ amount: 0, channel: 'alipay' })).toEqual({
    amount: 'wallet:charge.amountInvalid',
  });
  const form = new FormData();
  form.set('amount', '10');
  const entered = openChargeForm.read(form);
  expect(openChargeForm.check(entered)).toEqual({ channel: 'wallet:charge.channelRequired' });
});
