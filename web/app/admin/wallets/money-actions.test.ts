import { contract, type EndpointKey } from '@junyao/commerce/contract';
import { proposalStatuses, rechargeStates, rechargeStatuses } from '@junyao/commerce/contract/states';
import { expect, test } from 'vitest';
import { creditActions, reversalActions } from '../credits/actions.tsx';
import { paymentActions, transactionActions, walletActions } from '../credits/propose.tsx';
import { rechargeActions } from '../recharges/actions.tsx';
import { type RefundAction, refundActions } from '../refunds/actions.tsx';
import type { RefundDetail } from '../refunds/facts.tsx';
import { refundDetailOf } from '../refunds/testing/refund-detail-of.ts';
import { unmatchedActions } from '../unmatched/actions.tsx';
import { creditOf, rechargeOf, reversalOf, unmatchedOf } from './testing/money-of.ts';

const everything = () => true;
const me = (userId: string, decidesAlone = false) => ({ userId, decidesAlone });
const [other, owner, proposer] = [me('u-9'), me('u-2'), me('u-3')];

test.each(rechargeStatuses)(
  'staff confirm or fail a recharge in %s as its table says, by hand alone',
  (status) => {
    const byHand = rechargeOf({ status });
    expect(rechargeActions.isOffered(byHand, 'confirm')).toBe(rechargeStates.can(status, 'succeed', 'staff'));
    expect(rechargeActions.isOffered(byHand, 'fail')).toBe(rechargeStates.can(status, 'fail', 'staff'));
    expect(rechargeActions.offered(rechargeOf({ status, provider: 'sandbox' }), everything, other)).toEqual(
      [],
    );
  },
);

test('a recharge that was credited once, or whose credit waits, is not confirmed', () => {
  const at = '2026-01-01T09:00:00.000Z';
  expect(rechargeActions.isOffered(rechargeOf({ status: 'FAILED', successAt: at }), 'confirm')).toBe(false);
  expect(rechargeActions.offered(rechargeOf({ credit: creditOf() }), everything, other)).toEqual(['fail']);
});

test('nobody confirms a recharge of the own wallet', () => {
  expect(rechargeActions.offered(rechargeOf(), everything, owner)).toEqual(['fail']);
  expect(rechargeActions.needsAnother(rechargeOf(), everything, owner)).toBe(true);
});

test('a credit and a reversal are posted by another person, and only an Owner without one decides alone', () => {
  for (const [who, posts] of [
    [other, true],
    [owner, false],
    [proposer, false],
    [me('u-3', true), true],
    [me('u-2', true), false],
  ] as const) {
    const credit = posts ? ['postCredit', 'rejectCredit'] : ['rejectCredit'];
    expect(creditActions.offered(creditOf(), everything, who)).toEqual(credit);
    const reversal = posts ? ['postReversal', 'rejectReversal'] : ['rejectReversal'];
    expect(reversalActions.offered(reversalOf(), everything, who)).toEqual(reversal);
  }
});

test('what is decided is not decided again', () => {
  for (const status of proposalStatuses.filter((each) => each !== 'PROPOSED')) {
    expect(creditActions.offered(creditOf({ status }), everything, other)).toEqual([]);
    expect(reversalActions.offered(reversalOf({ status }), everything, other)).toEqual([]);
  }
});

test('an unmatched payment is credited if it has a number and was not credited, and closed unless a credit waits', () => {
  const offered = (changes: Parameters<typeof unmatchedOf>[0]) =>
    unmatchedActions.offered(unmatchedOf(changes), everything, other);
  expect(offered({})).toEqual(['creditPayment', 'closePayment']);
  expect(offered({ serialNo: '' })).toEqual(['closePayment']);
  expect(offered({ creditedBy: 'JT1' })).toEqual(['closePayment']);
  expect(offered({ creditId: creditOf().creditId })).toEqual([]);
});

test('an unmatched payment that was closed is reopened unless it was credited', () => {
  const by = { userId: 'u-3', username: 'zhao' };
  const closed = { open: false, closed: { by, at: '2026-01-01T08:00:00.000Z', reason: 'paid back' } };
  const offered = (changes: Parameters<typeof unmatchedOf>[0]) =>
    unmatchedActions.offered(unmatchedOf({ ...closed, ...changes }), everything, other);
  expect(offered({})).toEqual(['reopenPayment']);
  expect(offered({ creditId: creditOf().creditId, creditedBy: 'JT1' })).toEqual([]);
});

test.each<[string, Partial<RefundDetail>, RefundAction[]]>([
  ['asked for through a provider', {}, ['approveRefund', 'rejectRefund']],
  ['asked for by hand', { provider: 'manual' }, ['payRefund', 'rejectRefund']],
  ['being paid', { approved: true }, []],
  ['reported with another amount', { approved: true, doubtAmount: 49.9 }, ['settleRefund']],
  ['reported as not paid', { approved: true, doubtAmount: 0 }, ['settleRefund']],
  [
    'stuck at the provider',
    { approved: true, stuckReason: 'no' },
    ['sendRefundAgain', 'payStuckRefund', 'giveUpRefund'],
  ],
  ['both', { approved: true, doubtAmount: 49.9, stuckReason: 'no' }, ['settleRefund']],
  ['paid', { approved: true, status: 'SUCCESS' }, []],
  ['rejected', { status: 'FAILED' }, []],
])('of a refund that is %s, the right actions are offered, the refusal last', (_, changes, actions) => {
  expect(refundActions.offered(refundDetailOf(changes), everything, other)).toEqual(actions);
});

test('nobody pays a refund to themselves, but they may reject it', () => {
  expect(refundActions.offered(refundDetailOf(), everything, owner)).toEqual(['rejectRefund']);
});

test('each action is offered with the permission of its endpoint', () => {
  const all = [
    ...[rechargeActions, creditActions, reversalActions, unmatchedActions, refundActions],
    ...[walletActions, paymentActions, transactionActions],
  ];
  for (const action of all.flatMap(({ actions }) => Object.values<object>(actions))) {
    const { path, permission } = action as { path: string; permission: string };
    expect({ path, permission }).toEqual({
      path,
      permission: contract[`POST ${path}` as EndpointKey].permission,
    });
  }
});
