import { contract } from '@junyao/commerce/contract';
import { chargeStates, chargeStatuses } from '@junyao/commerce/contract/states';
import { expect, test } from 'vitest';
import { isOffered, offeredActions, wordOf } from './offered-actions.ts';
import { chargeDetailOf } from './testing/charge-detail-of.ts';

const everything = () => true;

test.each(chargeStatuses)(
  'a recharge in the state %s offers what the table lets staff do, by hand alone',
  (status) => {
    const byHand = chargeDetailOf({ status });
    expect(isOffered(byHand, 'confirm')).toBe(chargeStates.can(status, 'succeed', 'staff'));
    expect(isOffered(byHand, 'fail')).toBe(chargeStates.can(status, 'fail', 'staff'));
    const byProvider = chargeDetailOf({ status, provider: 'sandbox' });
    expect(offeredActions(byProvider, everything, 'u-1')).toEqual([]);
  },
);

test('the likely action comes first, and a recharge that failed can still be confirmed', () => {
  expect(offeredActions(chargeDetailOf(), everything, 'u-1')).toEqual(['confirm', 'fail']);
  expect(offeredActions(chargeDetailOf({ status: 'FAILED' }), everything, 'u-1')).toEqual(['confirm']);
});

test('the first confirmation of a recharge that failed can be withdrawn', () => {
  const charge = chargeDetailOf({ status: 'FAILED', confirmedBy: { userId: 'u-1', username: 'wang' } });
  expect(offeredActions(charge, everything, 'u-1')).toEqual(['confirm', 'fail']);
  expect(wordOf(charge, 'fail')).toBe('unconfirm');
  expect(wordOf(chargeDetailOf(), 'fail')).toBe('fail');
  expect(isOffered({ ...charge, successAt: '2026-01-01T08:00:00.000Z' }, 'fail')).toBe(false);
});

test('nobody confirms a recharge of their own wallet', () => {
  expect(offeredActions(chargeDetailOf(), everything, 'u-2')).toEqual(['fail']);
});

test('the actions are offered with the permission of their endpoints alone', () => {
  for (const key of ['POST /admin/charges/confirm', 'POST /admin/charges/fail'] as const) {
    expect(contract[key].permission).toBe('recharges.settle');
  }
  const charge = chargeDetailOf();
  expect(offeredActions(charge, (permission) => permission === 'recharges.settle', 'u-1')).toHaveLength(2);
  expect(offeredActions(charge, (permission) => permission !== 'recharges.settle', 'u-1')).toEqual([]);
});
