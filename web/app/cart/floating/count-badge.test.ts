import { expect, test } from 'vitest';
import { badgeText } from './count-badge.tsx';

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [4950, '99+'],
])('the badge of %i pieces says %s', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
