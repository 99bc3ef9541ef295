import { expect, test } from 'vitest';
import { type Decision, offeredDecisions } from './offered-decisions.ts';
import { proposalOf } from './testing/proposal-of.ts';
import type { Proposal } from './wallet-detail.ts';

const person = (userId: string) => ({ userId, username: userId });

test.each<[string, Partial<Proposal>, Decision[]]>([
  ['of a colleague can be posted and rejected', {}, ['post', 'reject']],
  ['of the reader can only be rejected', { proposedBy: person('me') }, ['reject']],
  ['of the command line can be posted and rejected', { proposedBy: null }, ['post', 'reject']],
  ['for the wallet of the reader can only be rejected', { member: person('me') }, ['reject']],
  ['that is posted can no longer be decided', { status: 'POSTED' }, []],
  ['that is rejected can no longer be decided', { status: 'REJECTED' }, []],
])('a recharge %s', (_, changes, decisions) => {
  expect(offeredDecisions(proposalOf(changes), 'me', () => true)).toEqual(decisions);
});

test('nobody decides without the permission to recharge', () => {
  expect(offeredDecisions(proposalOf({}), 'me', (permission) => permission === 'wallets.read')).toEqual([]);
});
