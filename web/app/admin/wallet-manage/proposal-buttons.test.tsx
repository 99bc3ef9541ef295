// @vitest-environment happy-dom
import type { Permission } from '@junyao/commerce/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { dismissToast, toastStore } from '../../ui/toast.ts';
import { doubtOf } from '../doubts/testing/doubt-of.ts';
import { click, fill, find, mountScreen, namesOf, offeredButtons } from '../testing/mount-screen.tsx';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { ProposalButtons } from './proposal-buttons.tsx';
import { ProposalStatus } from './proposal-status.tsx';
import { proposalOf } from './testing/proposal-of.ts';
import type { ProposalDetail } from './wallet-detail.ts';
import { postForm, rejectForm } from './wallet-forms.ts';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

function mountButtons(changes: Partial<ProposalDetail>, permissions: Permission[] = ['credits.post']) {
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
  expect(offeredButtons()).toEqual(['Withdraw']);
  expect(document.body.textContent).toContain('You proposed this recharge. Somebody else has to post it.');
});

test('the person who proposed a recharge withdraws it by the same endpoint, and all words say so', async () => {
  const rejected = proposalOf({ status: 'REJECTED' });
  const calls = stubCommerce({ 'POST /admin/wallets/reject': () => answered(rejected) });
  await mountButtons({ proposedBy: { userId: 'u-1', username: 'wang' } });
  await press('Withdraw');
  expect(find('dialog h2').textContent).toBe('Withdraw your recharge of li');
  expect(find('dialog').textContent).toContain('You take your proposal of ¥6,000.00 back.');
  expect(namesOf('dialog form button')).toEqual(['Withdraw', 'Leave it']);
  await fill(find<HTMLTextAreaElement>('dialog textarea'), 'counted twice');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, 'POST /admin/wallets/reject')).toMatchObject([{ reason: 'counted twice' }]);
  expect(toastStore.read()?.text()).toBe('Recharge of li withdrawn');
});

test.each<[string, Partial<ProposalDetail>, string]>([
  ['the own proposal', { decidedBy: { userId: 'u-3', username: 'zhao' } }, 'Withdrawn'],
  ['a proposal of a colleague', { decidedBy: { userId: 'u-4', username: 'qian' } }, 'Rejected'],
  ['a proposal of the command line', { proposedBy: null, decidedBy: null }, 'Rejected'],
])('a person who rejected %s is told apart in the state', async (_, changes, word) => {
  stubCommerce({});
  await mountScreen(() => <ProposalStatus proposal={proposalOf({ status: 'REJECTED', ...changes })} />);
  expect(document.body.textContent).toContain(word);
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

test('the second person reads in the dialog why the payment is doubtful, with a link to the report', async () => {
  stubCommerce({});
  const doubts = [doubtOf({ kind: 'otherMember', noticeId: '7' }), doubtOf({ kind: 'reversed' })];
  await mountButtons({ doubts }, ['credits.post', 'wallets.read']);
  await press('Post');
  const shown = find('dialog').textContent;
  expect(shown).toContain('The provider reported this payment for sun.');
  expect(shown).toContain('credited to sun with ¥99.00, and the credit was reversed');
  expect(find('dialog a', 'Payment in doubt 7').getAttribute('href')).toBe('/admin/wallet-manage/in-doubt/7');
});
