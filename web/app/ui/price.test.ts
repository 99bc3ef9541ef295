import { expect, test } from 'vitest';
import { formatMoney, formatPrice } from './price.tsx';

test('a price is the yuan sign and the number as zh-CN writes it', () => {
  expect(formatPrice(12800, 'later')).toBe('¥12,800');
  expect(formatPrice(980.5, 'later')).toBe('¥980.5');
  expect(formatPrice(0, 'later')).toBe('¥0');
});

test('a piece without a price says so', () => {
  expect(formatPrice(null, 'later')).toBe('later');
});

test('money in the wallet always shows two decimals', () => {
  expect(formatMoney(20000)).toBe('¥20,000.00');
  expect(formatMoney(-980.5)).toBe('−¥980.50');
});
