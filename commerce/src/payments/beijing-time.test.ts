import { expect, test } from 'vitest';
import { beijingTime } from './beijing-time.ts';

test('times are those of Beijing', () => {
  expect(beijingTime(Date.parse('2026-11-23T18:02:05.999Z'))).toBe('2026-11-24 02:02:05');
});
