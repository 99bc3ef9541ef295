import { expect, test } from 'vitest';
import { incomingStatus, stateFor } from './incoming-status.tsx';
import { creditOf, rechargeOf } from './testing/money-of.ts';

const proposer = { userId: 'u-3', decidesAlone: false };

test('a credit that was taken back is no failure', () => {
  const credit = creditOf({ status: 'REVERSED', reversedBy: 'JT2' });
  expect(incomingStatus(credit)).toEqual({ state: 'takenBack', why: 'takenBack' });
  const recharge = rechargeOf({ status: 'FAILED', successAt: '2026-01-01T08:00:00.000Z' });
  expect(incomingStatus(recharge).state).toBe('takenBack');
});

test('a proposal that its proposer rejected was withdrawn', () => {
  const by = (userId: string) => creditOf({ status: 'REJECTED', decidedBy: { userId, username: 'x' } });
  expect(incomingStatus(by('u-3')).state).toBe('withdrawn');
  expect(incomingStatus(by('u-4')).state).toBe('failed');
});

test('an own proposal, or money for the own wallet, waits for a colleague', () => {
  expect(stateFor(proposer, creditOf(), 'waiting')).toBe('colleague');
  expect(stateFor(proposer, rechargeOf({ credit: creditOf() }), 'waiting')).toBe('colleague');
  expect(stateFor({ ...proposer, userId: 'u-2' }, creditOf(), 'waiting')).toBe('colleague');
  expect(stateFor({ ...proposer, decidesAlone: true }, creditOf(), 'waiting')).toBe('waiting');
  expect(stateFor({ ...proposer, userId: 'u-9' }, creditOf(), 'waiting')).toBe('waiting');
});
