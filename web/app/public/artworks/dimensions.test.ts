import { expect, test } from 'vitest';
import { formatMeasure, measuresOf, outlineOf } from './dimensions.ts';

const none = { height: null, width: null, length: null, diameter: null, unit: 'cm' as const };

test('only known measures are listed, height first', () => {
  expect(measuresOf({ ...none, diameter: 14, height: 24.5 })).toEqual([
    { side: 'height', value: 24.5 },
    { side: 'diameter', value: 14 },
  ]);
  expect(measuresOf({ ...none, height: 0 })).toEqual([]);
});

test('a measure has no unnecessary decimals', () => {
  expect(formatMeasure(24.5)).toBe('24.5');
  expect(formatMeasure(14)).toBe('14');
  expect(formatMeasure(0.1 + 0.2)).toBe('0.3');
});

test('the outline is in centimeters, whatever the unit', () => {
  expect(outlineOf({ ...none, height: 245, diameter: 140, unit: 'mm' })).toEqual({ height: 24.5, width: 14 });
});

test('without a height or a width there is no outline', () => {
  expect(outlineOf({ ...none, height: 20 })).toBeNull();
  expect(outlineOf({ ...none, diameter: 20 })).toBeNull();
});
