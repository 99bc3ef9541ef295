import { expect, test } from 'vitest';
import { formatMoney, formatPrice } from './price.tsx';

test('a price is the yuan sign and the number in zh-CN format', () => {
  expect(formatPrice(12800, 'later')).toBe('¥12,800');
  expect(formatPrice(980.5, 'later')).toBe('¥980.5');
  expect(formatPrice(0, 'later')).toBe('¥0');
});

test('a missing price is shown as a text', () => {
  expect(formatPrice(null, 'later')).toBe('later');
});

test('a wallet amount always has two decimals', () => {
  expect(formatMoney(20000)).toBe('¥20,000.00');
  expect(formatMoney(-980.5)).toBe('−¥980.50');
});
