import { expect, test } from 'vitest';
import { openChargeForm, readAmount } from './open-charge-form.ts';

test.each([
  ['100', 100],
  [' 1,200.50 ', 1200.5],
  ['¥99.9', 99.9],
  ['５００元', 500],
  ['1.234', Number.NaN],
  ['-5', Number.NaN],
  ['1e3', Number.NaN],
  ['', Number.NaN],
])('the typed amount “%s” is read as %d', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test('a recharge needs an amount above zero and a channel', () => {
  expect(openChargeForm.check({ amount: 0, channel: 'alipay' })).toEqual({
    amount: 'wallet:charge.amountInvalid',
  });
  const form = new FormData();
  form.set('amount', '10');
  const entered = openChargeForm.read(form);
  expect(openChargeForm.check(entered)).toEqual({ channel: 'wallet:charge.channelRequired' });
});
