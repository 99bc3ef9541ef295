// @vitest-environment happy-dom
import { contract } from '@junyao/commerce/contract';
import { chargeStates, chargeStatuses } from '@junyao/commerce/contract/states';
import { afterEach, expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { click, fill, find, mountScreen, offeredButtons } from '../testing/mount-screen.tsx';
import { answered, inputsOf, stubCommerce } from '../testing/stub-commerce.ts';
import { NoticeButtons } from './notice-buttons.tsx';
import { noticeForms } from './notice-forms.ts';
import { shownStatus } from './notice-status.tsx';
import { type NoticeRow, offeredActions } from './offered-actions.ts';

const path = 'POST /admin/charges/deal_with_notice';
const notice: NoticeRow = {
  noticeId: '7',
  at: '2026-01-01T08:00:00.000Z',
  channel: 'alipay',
  chargeNo: 'JC202601010000000001',
  chargeStatus: 'PENDING',
  member: { userId: 'u-2', username: 'li' },
  serialNo: 'S-1',
  amount: 99,
  outcome: 'wrongAmount',
  dealtWith: null,
  credit: null,
  creditedBy: null,
  creditedAt: null,
  creditedTo: null,
  creditedAmount: null,
};
const dealtWith = { by: { userId: 'u-9', username: 'zhao' }, at: notice.at, reason: 'sent back' };

afterEach(() => vi.unstubAllGlobals());

const mountButtons = (changes: Partial<NoticeRow> = {}) =>
  mountScreen(() => <NoticeButtons notice={{ ...notice, ...changes }} />, {
    permissions: ['recharges.settle'],
    action: formAction(...Object.values(noticeForms)),
  });

test.each(chargeStatuses)(
  'a payment of a charge in the state %s is credited if the charge can still be',
  (status) => {
    const offered = offeredActions({ ...notice, chargeStatus: status }, () => true, 'u-1');
    expect(offered.includes('credit')).toBe(chargeStates.can(status, 'succeed', 'staff'));
    expect(offered.includes('close')).toBe(true);
  },
);

test.each<[string, Partial<NoticeRow>, string[]]>([
  ['of an unknown charge', { chargeNo: null, chargeStatus: null, member: null }, ['close']],
  ['without a serial number', { serialNo: '' }, ['close']],
  ['of nothing', { amount: 0 }, ['close']],
  ['that is credited already', { creditedBy: 'JT202601010000000009' }, ['close']],
  ['of the own wallet', { member: { userId: 'u-1', username: 'wang' } }, ['close']],
  ['that was dealt with', { dealtWith }, []],
])('a payment %s can not be credited', (_, changes, actions) => {
  expect(offeredActions({ ...notice, ...changes }, () => true, 'u-1')).toEqual(actions);
});

test('nothing is offered without the permission of the endpoint', () => {
  expect(contract[path].permission).toBe('recharges.settle');
  expect(offeredActions(notice, (permission) => permission !== 'recharges.settle', 'u-1')).toEqual([]);
});

test.each([
  ['Credit the member', true],
  ['Close without credit', false],
])('%s says so to commerce, and that the pending recharge fails', async (verb, credit) => {
  const calls = stubCommerce({ [path]: () => answered({ ...notice, dealtWith }) });
  await mountButtons();
  expect(offeredButtons()).toEqual(['Credit the member', 'Close without credit']);
  await press(verb);
  expect(find('dialog').textContent).toContain('JC202601010000000001');
  await fill(find<HTMLTextAreaElement>('dialog textarea'), 'asked the bank');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, path)).toEqual([
    { requestId: expect.any(String), noticeId: '7', credit, reason: 'asked the bank' },
  ]);
});

test('closing a payment that is credited already names its transaction, and asks nobody to pay it back', async () => {
  stubCommerce({});
  await mountButtons({ creditedBy: 'JT202601010000000009' });
  await press('Close without credit');
  expect(document.body.textContent).toContain('already credited, with the transaction JT202601010000000009');
  expect(document.body.textContent).not.toContain('Pay it back');
});

test.each<[string, string | null, string]>([
  ['without a credit', null, 'closed'],
  ['by its credit', dealtWith.at, 'credited'],
  ['after it was credited', '2026-01-01T07:00:00.000Z', 'credited'],
  ['before it was credited', '2026-01-01T09:00:00.000Z', 'creditedLater'],
])('the status of a payment that was closed %s says so', (_, creditedAt, status) => {
  const creditedBy = creditedAt && 'JT202601010000000009';
  expect(shownStatus({ ...notice, dealtWith, creditedBy, creditedAt })).toBe(status);
});
