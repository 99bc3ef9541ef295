import { contract } from '@junyao/commerce/contract';
import { expect, test } from 'vitest';
import { offeredActions, type RefundAction, type RefundDetail } from './offered-actions.ts';
import { refundDetailOf } from './testing/refund-detail-of.ts';

const everything = () => true;
const asked = refundDetailOf();
const inDoubt = refundDetailOf({ approved: true, doubtAmount: 49.9 });

test.each<[string, Partial<RefundDetail>, RefundAction[]]>([
  ['asked for through a provider', {}, ['approve', 'reject']],
  ['asked for by hand', { provider: 'manual' }, ['payByHand', 'reject']],
  ['being paid', { approved: true }, []],
  ['in doubt', { approved: true, doubtAmount: 49.9 }, ['settle']],
  ['in doubt because nothing was paid', { approved: true, doubtAmount: 0 }, ['settle']],
  ['paid', { approved: true, status: 'SUCCESS' }, []],
  ['rejected', { status: 'FAILED' }, []],
  ['rejected, by hand', { status: 'FAILED', provider: 'manual' }, []],
])('of a refund that is %s, the right actions are offered, the refusal last', (_, changes, actions) => {
  expect(offeredActions(refundDetailOf(changes), everything, 'u-1')).toEqual(actions);
});

test('nobody pays a refund to themselves, but they may reject it', () => {
  expect(offeredActions(asked, everything, 'u-2')).toEqual(['reject']);
  expect(offeredActions(inDoubt, everything, 'u-2')).toEqual([]);
});

test('the actions are offered with the permission of their endpoints alone', () => {
  for (const key of [
    'POST /admin/refunds/approve',
    'POST /admin/refunds/reject',
    'POST /admin/refunds/settle',
  ] as const) {
    expect(contract[key].permission).toBe('refunds.decide');
  }
  for (const refund of [asked, inDoubt]) {
    expect(offeredActions(refund, (permission) => permission !== 'refunds.decide', 'u-1')).toEqual([]);
    expect(offeredActions(refund, (permission) => permission === 'refunds.decide', 'u-1')).not.toEqual([]);
  }
});
