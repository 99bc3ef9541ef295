// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { click, fill, find, mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import type { RefundDetail } from './offered-actions.ts';
import { RefundButtons } from './refund-buttons.tsx';
import { refundForms } from './refund-forms.ts';
import { refundDetailOf } from './testing/refund-detail-of.ts';

const refundNo = 'JR202601010000000001';
const requestId = expect.any(String);

afterEach(() => vi.unstubAllGlobals());

const mountButtons = (changes: Partial<RefundDetail> = {}) =>
  mountScreen(() => <RefundButtons refund={refundDetailOf(changes)} />, {
    permissions: ['refunds.decide'],
    action: formAction(...Object.values(refundForms)),
  });

async function submit(reason: string) {
  await fill(find<HTMLTextAreaElement>('dialog textarea[name="reason"]'), reason);
  await click(find('dialog button[type="submit"]'));
}

test('a provider is asked without a serial number', async () => {
  const calls = stubCommerce({ 'POST /admin/refunds/approve': () => answered({}) });
  await mountButtons();
  await press('Approve');
  await submit('fine');
  expect(inputsOf(calls, 'POST /admin/refunds/approve')).toEqual([{ requestId, refundNo, reason: 'fine' }]);
});

test('a refund by hand needs the serial number of the transfer', async () => {
  const calls = stubCommerce({ 'POST /admin/refunds/approve': () => answered({}) });
  await mountButtons({ provider: 'manual' });
  await press('Approve as paid');
  await submit('sent');
  expect(calls.filter(({ key }) => key.startsWith('POST'))).toEqual([]);
  await fill(find<HTMLInputElement>('dialog input[name="serialNo"]'), 'B-1');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, 'POST /admin/refunds/approve')).toEqual([
    { requestId, refundNo, serialNo: 'B-1', reason: 'sent' },
  ]);
});

test('a refund by hand that somebody rejected meanwhile says what to do with money that is sent', async () => {
  const rejection = { at: '2026-01-01T09:00:00.000Z', event: 'rejected', by: 'zhao', reason: 'spent soon' };
  stubCommerce({
    'POST /admin/refunds/approve': () => refused('REF002'),
    'GET /admin/refunds/detail': () =>
      answered({ ...refundDetailOf({ provider: 'manual', status: 'FAILED' }), events: [rejection] }),
  });
  await mountButtons({ provider: 'manual' });
  await press('Approve as paid');
  await fill(find<HTMLInputElement>('dialog input[name="serialNo"]'), 'B-1');
  await submit('sent');
  const said = find('dialog').textContent;
  expect(said).toContain(
    'zhao has rejected this refund meanwhile, so ¥50.00 is available in the wallet of li',
  );
  expect(said).toContain('with the serial number of the same transfer');
  expect(find('dialog a').getAttribute('href')).toBe('/admin/wallet-manage/u-2');
  expect(find<HTMLInputElement>('dialog input[name="serialNo"]').value).toBe('B-1');
  expect(namesOf('dialog form button')).toEqual(['Close']);
});

test('a rejection tells the reason to colleagues and the explanation to the member', async () => {
  const calls = stubCommerce({ 'POST /admin/refunds/reject': () => answered({}) });
  await mountButtons();
  await press('Reject');
  await fill(find<HTMLTextAreaElement>('dialog textarea[name="explanation"]'), 'The piece is on its way.');
  await submit('spent soon');
  expect(inputsOf(calls, 'POST /admin/refunds/reject')).toEqual([
    { requestId, refundNo, explanation: 'The piece is on its way.', reason: 'spent soon' },
  ]);
});

test.each([
  [49.9, '¥49.90 leaves', 'The other ¥0.10 is available'],
  [50.1, '¥50.10 leaves', '¥0.10 more than was requested'],
  [0, 'paid nothing', 'the refund fails'],
])('the settlement of a report of %s says what happens to the money', async (doubtAmount, ...words) => {
  const calls = stubCommerce({ 'POST /admin/refunds/settle': () => answered({}) });
  await mountButtons({ approved: true, doubtAmount });
  await press('Settle');
  for (const word of words) expect(find('dialog').textContent).toContain(word);
  await submit('the bank says so');
  expect(inputsOf(calls, 'POST /admin/refunds/settle')).toEqual([
    { requestId, refundNo, amount: String(doubtAmount), reason: 'the bank says so' },
  ]);
});
