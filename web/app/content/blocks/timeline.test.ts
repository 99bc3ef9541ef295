import { expect, test } from 'vitest';
import { yearsUntil } from './timeline.tsx';

test.each([
  ['1729', '1735', 6],
  ['1821—1850', '1825', 4],
  ['约1880', '1890年代', 10],
  ['Early 1950s', '1955', 5],
  ['1850', '1825', 0],
  ['Hour 3', 'Hour 9', 0],
])('from %s to %s there are %i years', (year, next, years) => {
  expect(yearsUntil({ year }, { year: next })).toBe(years);
});

test('the last event has no years after it', () => {
  expect(yearsUntil({ year: '2008' })).toBe(0);
});
