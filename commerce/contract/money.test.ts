import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isYuan, toFen, toYuan, yuan, yuanInput, yuanSum } from './money.ts';

test.each([
  [yuan, true],
  [yuanSum, true],
  [yuan.min(0), true],
  [z.number(), false],
  [z.number().int(), false],
  [z.number().multipleOf(10), false],
  [z.string(), false],
])('an amount of money is recognized by its two decimals', (type, isMoney) => {
  expect(isYuan(type)).toBe(isMoney);
});

test('every amount of whole fen stays the same when converted to yuan and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (fen) => {
      expect(toFen(toYuan(fen))).toBe(fen);
      expect(yuan.safeParse(toYuan(fen)).success).toBe(Math.abs(fen) <= 10_000_000_000);
    }),
  );
});

test.each([0.001, 1.005, 19.999, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
  '%s yuan is refused',
  (amount) => {
    expect(() => toFen(amount)).toThrow(RangeError);
    expect(yuan.safeParse(amount).success).toBe(false);
  },
);

test.each([
  ['12.30', 12.3],
  ['0.01', 0.01],
  [5, 5],
])('a client may send %s', (given, amount) => {
  expect(yuanInput.parse(given)).toBe(amount);
});

test.each(['-1', '1.234', '1e5', '', '1,5', '0x10', -0.01, 1.001])('a client may not send %s', (given) => {
  expect(yuanInput.safeParse(given).success).toBe(false);
});
