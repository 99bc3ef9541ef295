// @vitest-environment happy-dom
import type { OutputOf } from '@junyao/commerce/contract';
import { useLoaderData } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { dismissToast, toastStore } from '../../ui/toast.ts';
import { type Actions, ActionsOf, useNextOf } from '../act/define-actions.tsx';
import { creditActions, reversalActions } from '../credits/actions.tsx';
import { transactionActions } from '../credits/propose.tsx';
import { rechargeActions } from '../recharges/actions.tsx';
import { refundActions } from '../refunds/actions.tsx';
import { refundDetailOf } from '../refunds/testing/refund-detail-of.ts';
import { click, fill, find, mountScreen, namesOf, offeredButtons } from '../testing/mount-screen.tsx';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { unmatchedActions } from '../unmatched/actions.tsx';
import { contradictionOf, creditOf, rechargeOf, reversalOf, unmatchedOf } from './testing/money-of.ts';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

const requestId = expect.any(String);
const shown = () => find('dialog').textContent;
const told = () => toastStore.read()?.text();
const type = (name: string, text: string) => fill(find<HTMLInputElement>(`dialog [name="${name}"]`), text);
const send = () => click(find('dialog button[type="submit"]'));

function mount<Row, Name extends string>(actions: Actions<Row, Name>, loader: () => Row) {
  return mountScreen(() => <Buttons actions={actions} />, {
    permissions: ['recharges.settle', 'credits.post', 'refunds.decide', 'wallets.read', 'finance.read'],
    action: formAction(...Object.values<Form>(actions.forms)),
    loader: loader as () => unknown,
  });
}
function Buttons<Row, Name extends string>({ actions }: { actions: Actions<Row, Name> }) {
  return <ActionsOf actions={actions} row={useLoaderData<() => Row>() as Row} />;
}

type Form = Parameters<typeof formAction>[number];

const confirming = 'POST /admin/recharges/confirm';

test('a confirmation names the number of the payment, and asks for no reason', async () => {
  const calls = stubCommerce({ [confirming]: () => answered(rechargeOf({ status: 'SUCCESS' })) });
  await mount(rechargeActions, () => rechargeOf());
  expect(offeredButtons()).toEqual(['Confirm', 'Not arrived']);
  await press('Confirm');
  expect(find('dialog h2').textContent).toBe('Confirm ¥70.00 from li');
  await type('serialNo', ' W-1 ');
  await send();
  const { chargeNo } = rechargeOf();
  expect(inputsOf(calls, confirming)).toEqual([{ requestId, chargeNo, version: 'v1', serialNo: 'W-1' }]);
  expect(told()).toBe('¥70.00 of li is credited');
});

test('the dialogs say what follows for an order that waits for the payment', async () => {
  stubCommerce({});
  const order = { orderNo: 'JO202601010000000001', heldUntil: '2026-01-02T10:00:00.000Z' };
  await mount(rechargeActions, () => rechargeOf(order));
  await press('Confirm');
  expect(shown()).toContain('pays order JO202601010000000001 at once');
  await press('Not arrived');
  expect(shown()).toContain('are then reserved no longer');
});

test('the second person reads in the dialog which order waits, and until when', async () => {
  stubCommerce({});
  const order = { orderNo: 'JO202601010000000001', heldUntil: '2026-01-02T10:00:00.000Z' };
  await mount(creditActions, () => creditOf({ chargeNo: 'JC202601010000000001', ...order }));
  await press('Check and post');
  expect(shown()).toContain('pays order JO202601010000000001 at once');
  expect(shown()).toContain('Pieces reserved until');
});

test('a queue opens the likely dialog, and hears when it is done', async () => {
  stubCommerce({ [confirming]: () => answered(rechargeOf({ status: 'SUCCESS' })) });
  const onDone = vi.fn();
  const row = rechargeOf();
  await mountScreen(() => <ActionsOf actions={rechargeActions} {...{ row, onDone }} opensFirst />, {
    permissions: ['recharges.settle'],
    action: formAction(...Object.values(rechargeActions.forms)),
  });
  expect(find('dialog[open] h2').textContent).toBe('Confirm ¥70.00 from li');
  await type('serialNo', 'W-1');
  await send();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

test('a confirmation that waits for another person says why', async () => {
  const credit = creditOf({
    amount: 70,
    contradictions: [
      contradictionOf({
        ...{ kind: 'closed', reason: 'paid back', by: { userId: 'u-4', username: 'qian' } },
      }),
    ],
  });
  stubCommerce({ [confirming]: () => answered(rechargeOf({ credit })) });
  await mount(rechargeActions, () => rechargeOf());
  await press('Confirm');
  await type('serialNo', 'W-1');
  await send();
  expect(told()).toBe(
    '¥70.00 of li waits for another person to check and post it. qian closed this payment as paid back: paid back',
  );
});

test.each([
  [{ creditId: 'c-1' }, 'Used by a credit', '/admin/wallet-manage/credits/c-1'],
  [{ transactionNo: 'JT1' }, 'Used by transaction JT1', '/admin/finance/JT1'],
])('a refused number leads to its holder %o, and nothing typed is lost', async (details, name, path) => {
  stubCommerce({ [confirming]: () => refused('CHG005', 409, { details }) });
  await mount(rechargeActions, () => rechargeOf());
  await press('Confirm');
  await type('serialNo', 'W-1');
  await send();
  const link = find<HTMLAnchorElement>('dialog [role="alert"] a');
  expect([link.textContent, link.getAttribute('href')]).toEqual([name, path]);
  expect(find<HTMLInputElement>('dialog [name="serialNo"]').value).toBe('W-1');
});

test('the dialog leads to the other decision', async () => {
  const calls = stubCommerce({ 'POST /admin/recharges/fail': () => answered(rechargeOf()) });
  await mount(rechargeActions, () => rechargeOf());
  await press('Confirm');
  await click(find('dialog button[type="button"]', 'Not arrived'));
  expect(find('dialog h2').textContent).toBe('¥70.00 from li did not arrive');
  await send();
  expect(inputsOf(calls, 'POST /admin/recharges/fail')).toHaveLength(1);
});

test('the second person reads who proposed a credit, why, and what contradicts it, and types the number', async () => {
  const calls = stubCommerce({ 'POST /admin/credits/post': () => answered(creditOf({ status: 'POSTED' })) });
  const credit = creditOf({ contradictions: [contradictionOf()] });
  await mount(creditActions, () => credit);
  expect(offeredButtons()).toEqual(['Check and post', 'Reject']);
  await press('Check and post');
  expect(shown()).toContain('Proposed byzhao');
  expect(shown()).toContain('cash at the door');
  expect(shown()).toContain('The provider reported this payment with ¥99.00.');
  expect(find<HTMLInputElement>('dialog [name="serialNo"]').value).toBe('');
  await type('serialNo', 'S-1');
  await send();
  const { creditId } = credit;
  expect(inputsOf(calls, 'POST /admin/credits/post')).toEqual([{ requestId, creditId, serialNo: 'S-1' }]);
  expect(told()).toBe('¥6,000.00 credited to li');
});

test('a refusal that a field shows is shown nowhere else', async () => {
  const reasons = { serialNo: 'Please enter the serial number' };
  stubCommerce({ 'POST /admin/credits/post': () => refused('SYS007', 400, { details: { reasons } }) });
  await mount(creditActions, () => creditOf());
  await press('Check and post');
  await send();
  expect(shown()).toContain(reasons.serialNo);
  expect(shown()).not.toContain('This was refused');
});

test('a credit without a number asks for none, and an own one is withdrawn', async () => {
  const calls = stubCommerce({ 'POST /admin/credits/reject': () => answered(creditOf()) });
  await mount(creditActions, () =>
    creditOf({ numbered: false, proposedBy: { userId: 'u-1', username: 'wang' } }),
  );
  expect(offeredButtons()).toEqual(['Cancel proposal']);
  expect(document.body.textContent).toContain('Waits for a colleague to check ¥6,000.00.');
  await press('Cancel proposal');
  expect(find('dialog h2').textContent).toBe('Cancel the proposal to credit ¥6,000.00 to li');
  expect(document.querySelector('dialog [name="serialNo"]')).toBeNull();
  await send();
  expect(inputsOf(calls, 'POST /admin/credits/reject')).toMatchObject([{ reason: '' }]);
});

test('taking back what a statement shows needs a confirmed warning', async () => {
  const calls = stubCommerce({
    'POST /admin/reversals/propose': ({ although }) =>
      although
        ? answered(reversalOf({ received: 20 }))
        : refused('WAL011', 409, { details: { days: '1 Jan' } }),
  });
  const transaction = {
    ...{ transactionNo: 'JT1', amount: 70, member: { userId: 'u-2', username: 'li' } },
    ...{ reversible: true, received: null, why: '' },
  };
  await mount(transactionActions, () => transaction);
  await press('Take back');
  expect(find('dialog h2').textContent).toBe('Take back from the credit of ¥70.00 to li');
  expect(find<HTMLInputElement>('dialog [name="received"]').value).toBe('');
  await type('received', '70');
  expect(shown()).toContain('Enter less than ¥70.00');
  await type('received', '20');
  expect(shown()).toContain('¥20.00 stays, ¥50.00 is taken back');
  await send();
  expect(inputsOf(calls, 'POST /admin/reversals/propose')).toEqual([]);
  await type('reason', 'only 20 arrived');
  await send();
  await click(find('dialog input[type="checkbox"]'));
  await send();
  const sent = { requestId, transactionNo: 'JT1', received: 20, reason: 'only 20 arrived' };
  expect(inputsOf(calls, 'POST /admin/reversals/propose')).toEqual([
    { ...sent, although: '' },
    { ...sent, although: 'true' },
  ]);
  expect(told()).toBe('Taking back ¥50.00 from li is proposed and waits for a colleague');
});

test('a reversal that is posted says what leaves the wallet and what stays', async () => {
  stubCommerce({});
  await mount(reversalActions, () => reversalOf({ received: 20 }));
  await press('Check and take back');
  expect(shown()).toContain('¥50.00 leaves the wallet of li at once. The ¥20.00 that arrived stays in it.');
  for (const fact of ['Alipay', 'S-1', 'not in the statement', 'zhao']) expect(shown()).toContain(fact);
});

test('an unmatched payment is credited to the member who is found by name', async () => {
  const li = { userId: 'u-2', username: 'li', phone: '138****0012' };
  const calls = stubCommerce({
    'GET /admin/wallets/query': () => answered({ items: [li] }),
    'POST /admin/unmatched/credit': ({ userId }) =>
      userId ? answered(creditOf({ amount: 500, status: 'POSTED' })) : refused('CHG008'),
  });
  await mount(unmatchedActions, () => unmatchedOf());
  await press('Credit a member');
  await send();
  expect(shown()).toContain('This was refused');
  await fill(find<HTMLInputElement>('dialog input[type="search"]'), 'li');
  await vi.waitFor(() => expect(namesOf('dialog li button')).toEqual(['li 138****0012']));
  await click(find('dialog li button'));
  await click(find('dialog button', 'Choose another'));
  await fill(find<HTMLInputElement>('dialog input[type="search"]'), 'li');
  await vi.waitFor(() => find('dialog li button'));
  await click(find('dialog li button'));
  expect(shown()).toContain('li 138****0012');
  expect(shown()).not.toContain('This was refused');
  await send();
  const [, sent] = inputsOf(calls, 'POST /admin/unmatched/credit');
  expect(sent).toEqual({ requestId, paymentId: '7', userId: 'u-2' });
  expect(told()).toBe('¥500.00 credited to li');
});

test('a closed payment is reopened in its record, not from the list', async () => {
  stubCommerce({});
  const by = { userId: 'u-3', username: 'zhao' };
  const closed = { by, at: '2026-01-01T08:00:00.000Z', reason: 'paid back' };
  const rows = [unmatchedOf(), unmatchedOf({ paymentId: '8', open: false, closed })];
  await mountScreen(() => <NextButtons rows={rows} />, { permissions: ['recharges.settle'] });
  expect(offeredButtons()).toEqual(['Credit a member']);
});

function NextButtons({ rows }: { rows: ReturnType<typeof unmatchedOf>[] }) {
  const { button } = useNextOf(unmatchedActions, rows);
  return rows.map((row) => <p key={row.paymentId}>{button(row)}</p>);
}

test('a refund by hand needs the number of the transfer, and its rejection an explanation at most', async () => {
  const calls = stubCommerce({ 'POST /admin/refunds/approve': () => answered({}) });
  const refund = refundDetailOf({ provider: 'manual' });
  await mount(refundActions, () => refund);
  await press('Record as paid');
  await type('reason', 'sent');
  await send();
  expect(inputsOf(calls, 'POST /admin/refunds/approve')).toEqual([]);
  await type('serialNo', 'B-1');
  await send();
  const { refundNo } = refund;
  expect(inputsOf(calls, 'POST /admin/refunds/approve')).toEqual([
    { requestId, refundNo, serialNo: 'B-1', reason: 'sent' },
  ]);
});

test('a refund that is stuck at the provider is recorded with the number of the transfer, or given up', async () => {
  const calls = stubCommerce({ 'POST /admin/refunds/settle': () => answered({}) });
  const refund = refundDetailOf({ approved: true, stuckReason: 'CLOSED ACCOUNT' });
  const { refundNo } = refund;
  await mount(refundActions, () => refund);
  await press('Record as paid');
  await type('serialNo', 'B-1');
  await type('reason', 'sent');
  await send();
  expect(inputsOf(calls, 'POST /admin/refunds/settle')).toEqual([
    { requestId, refundNo, serialNo: 'B-1', amount: '50', reason: 'sent' },
  ]);
});

test('a refund by hand that somebody rejected meanwhile says what to do with money that is sent', async () => {
  stubCommerce({ 'POST /admin/refunds/approve': () => refused('REF002') });
  const rejected: OutputOf<'GET /admin/refunds/detail'>['events'][number] = {
    ...{ at: '2026-01-01T09:00:00.000Z', event: 'rejected', by: 'zhao', reason: 'spent soon' },
  };
  let now = refundDetailOf({ provider: 'manual' });
  await mount(refundActions, () => now);
  await press('Record as paid');
  await type('serialNo', 'B-1');
  await type('reason', 'sent');
  now = refundDetailOf({ provider: 'manual', status: 'FAILED', events: [rejected] });
  await send();
  expect(shown()).toContain('This refund has been rejected meanwhile');
  expect(find('dialog a').getAttribute('href')).toBe('/admin/wallet-manage/wallets/u-2');
  expect(namesOf('dialog form button')).toEqual(['Close']);
});

test.each([
  [49.9, '¥49.90 leaves', 'The other ¥0.10 is available'],
  [50.1, '¥50.10 leaves', '¥0.10 more than was requested'],
  [0, 'paid nothing', 'the refund fails'],
])('the settlement of a report of %s says what happens to the money', async (doubtAmount, ...words) => {
  const calls = stubCommerce({ 'POST /admin/refunds/settle': () => answered({}) });
  await mount(refundActions, () => refundDetailOf({ approved: true, doubtAmount }));
  await press('Settle');
  for (const word of words) expect(shown()).toContain(word);
  await type('reason', 'the bank says so');
  await send();
  expect(inputsOf(calls, 'POST /admin/refunds/settle')).toMatchObject([{ amount: String(doubtAmount) }]);
});
