// @vitest-environment happy-dom
import type { Permission } from 'commerce/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { click, fill, find, mountScreen, namesOf, offeredButtons } from '../testing/mount-screen.tsx';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { ProposalButtons } from './proposal-buttons.tsx';
import { proposalOf } from './testing/proposal-of.ts';
import type { Proposal } from './wallet-detail.ts';
import { postForm, rejectForm } from './wallet-forms.ts';

afterEach(() => vi.unstubAllGlobals());

/** In tests, the person with the session is `u-1`. */
function mountButtons(changes: Partial<Proposal>, permissions: Permission[] = ['wallets.recharge']) {
  return mountScreen(() => <ProposalButtons proposal={proposalOf(changes)} />, {
    permissions,
    action: formAction(postForm, rejectForm),
  });
}

test('a colleague posts a recharge that waits', async () => {
  const calls = stubCommerce({
    'POST /admin/wallets/post': () => answered(proposalOf({ status: 'POSTED' })),
  });
  await mountButtons({});
  expect(offeredButtons()).toEqual(['Post', 'Reject']);
  await press('Post');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, 'POST /admin/wallets/post')).toEqual([
    { requestId: expect.any(String), proposalId: proposalOf({}).proposalId },
  ]);
});

test('the person who proposed a recharge reads why somebody else has to post it', async () => {
  stubCommerce({});
  await mountButtons({ proposedBy: { userId: 'u-1', username: 'wang' } });
  expect(offeredButtons()).toEqual(['Reject']);
  expect(document.body.textContent).toContain('You proposed this recharge. Somebody else has to post it.');
});

test('nobody posts a recharge of the own wallet', async () => {
  stubCommerce({});
  await mountButtons({ member: { userId: 'u-1', username: 'wang' } });
  expect(offeredButtons()).toEqual(['Reject']);
  expect(document.body.textContent).toContain('This is your own wallet.');
});

test('who may only read is offered nothing, and no reason why', async () => {
  stubCommerce({});
  await mountButtons({ proposedBy: { userId: 'u-1', username: 'wang' } }, ['wallets.read']);
  expect(offeredButtons()).toEqual([]);
  expect(namesOf('p')).toEqual([]);
});

test('a rejection needs a reason, and a refusal stays in the dialog', async () => {
  const calls = stubCommerce({ 'POST /admin/wallets/reject': () => refused('WAL003') });
  await mountButtons({});
  await press('Reject');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, 'POST /admin/wallets/reject')).toEqual([]);
  await fill(find<HTMLTextAreaElement>('dialog textarea'), 'not received');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, 'POST /admin/wallets/reject')).toMatchObject([{ reason: 'not received' }]);
  expect(find<HTMLTextAreaElement>('dialog textarea').value).toBe('not received');
  expect(namesOf('dialog [role="alert"]')).toHaveLength(1);
});
