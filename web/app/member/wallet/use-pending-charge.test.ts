import { expect, test } from 'vitest';
import { pauseAfter } from './use-pending-charge.ts';

test('the status of a pending recharge is asked after 2 seconds at first, and later every 30 seconds', () => {
  expect([0, 8000, 20_000, 120_000, 600_000].map(pauseAfter)).toEqual([2000, 2000, 5000, 30_000, 30_000]);
});
