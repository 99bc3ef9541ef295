// @vitest-environment happy-dom
import type { Offer } from '@junyao/commerce/contract';
import { expect, test, vi } from 'vitest';
import { offerOf } from '../../content/testing/offer-of.ts';
import { clearSession, saveSession } from '../../session/session.ts';
import { byCode } from './piece.ts';
import { fetchOffers, untilNextChange, withoutStates } from './use-offers.ts';

const now = Date.parse('2026-01-01T12:00:00.000Z');

const offer = offerOf('JY-2024-001');

/** In seconds: the pause after which the offers are loaded again. */
function pause(...heldSeconds: (number | null)[]): number {
  const offers: Offer[] = heldSeconds.map((seconds, index) => ({
    ...offer,
    productCode: `JY-2024-00${index}`,
    status: seconds === null ? 'available' : 'reserved',
    heldUntil: seconds === null ? null : new Date(now + seconds * 1000).toISOString(),
  }));
  return untilNextChange({ offers: byCode(offers), answeredAt: now }) / 1000;
}

test('offers are loaded again after a minute, or earlier when a hold expires before that', () => {
  expect(pause(null, null)).toBe(60);
  expect(pause(null, 1800)).toBe(60);
  expect(pause(1800, 20)).toBe(21);
});

test('offers with an expired hold are loaded again at most every five seconds', () => {
  expect(pause(0)).toBe(5);
  expect(pause(-3600)).toBe(5);
});

test('without an answer the status of a piece becomes unknown, except for a piece without a price', () => {
  const unpriced: Offer = { ...offer, productCode: 'JY-2024-002', price: null };
  const [first, second] = Object.values(withoutStates(byCode([offer, unpriced])));
  expect(first).toEqual({ ...offer, status: 'unknown' });
  expect(second).toEqual(unpriced);
});

test('a call for offers sends the token of the member, and its answer has the time of its Date header', async () => {
  saveSession({ userId: 'u-1', authToken: 'token-1' }, true);
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => {
    const body = JSON.stringify({ status: 'OK', content: [offer] });
    return new Response(body, { headers: { Date: new Date(now).toUTCString() } });
  });
  vi.stubGlobal('fetch', fetched);

  const answer = await fetchOffers('JY-2024-001', new AbortController().signal);

  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('Authorization')).toBe('token-1');
  expect(answer).toEqual({ offers: { 'JY-2024-001': offer }, answeredAt: now });
  vi.unstubAllGlobals();
  clearSession();
});
