import { expect, test } from 'vitest';
import { newNumber } from './numbers.ts';

test('a number begins with the day at the workshop, where a day begins eight hours before that of UTC', () => {
  expect(newNumber('JO', Date.parse('2026-11-23T15:59:59Z'))).toMatch(/^JO20261123\d{10}$/);
  expect(newNumber('JO', Date.parse('2026-11-23T16:00:00Z'))).toMatch(/^JO20261124\d{10}$/);
});
