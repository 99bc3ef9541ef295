import type { Offer } from 'commerce/contract';
import { expect, test } from 'vitest';
import { byCode } from './piece.ts';
import { untilNextChange } from './use-offers.ts';

const now = Date.parse('2026-01-01T12:00:00.000Z');

/** How long after an answer the offers are asked for again, in seconds. */
function pause(...heldSeconds: (number | null)[]): number {
  const offers: Offer[] = heldSeconds.map((seconds, index) => ({
    productCode: `JY-2024-00${index}`,
    price: 100,
    specialPrice: null,
    savedAmount: null,
    status: seconds === null ? 'available' : 'reserved',
    heldUntil: seconds === null ? null : new Date(now + seconds * 1000).toISOString(),
    available: 1,
  }));
  return untilNextChange({ offers: byCode(offers), answeredAt: now }) / 1000;
}

test('offers are asked for every minute, and earlier when a hold runs out before that', () => {
  expect(pause(null, null)).toBe(60);
  expect(pause(null, 1800)).toBe(60);
  expect(pause(1800, 20)).toBe(21);
});

test('a hold that has run out and still stands is not asked for more than every five seconds', () => {
  expect(pause(0)).toBe(5);
  expect(pause(-3600)).toBe(5);
});
