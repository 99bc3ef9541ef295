// @vitest-environment happy-dom
import type { Permission } from '@junyao/commerce/contract';
import { useLoaderData } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { storeUnanswered } from '../../api/unanswered.ts';
import { keyOfAct } from '../../api/unanswered-acts.ts';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { dismissToast, toastStore } from '../../ui/toast.ts';
import { doubtOf } from '../doubts/testing/doubt-of.ts';
import { click, fill, find, mountScreen, offeredButtons } from '../testing/mount-screen.tsx';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { ChargeButtons } from './charge-buttons.tsx';
import { confirmForm, failForm } from './charge-forms.ts';
import type { ChargeDetail } from './offered-actions.ts';
import { chargeDetailOf } from './testing/charge-detail-of.ts';

const confirming = 'POST /admin/charges/confirm';
const settle: readonly Permission[] = ['recharges.settle'];

afterEach(() => {
  dismissToast();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const mountButtons = (changes: Partial<ChargeDetail> = {}, permissions = settle) =>
  mountScreen(() => <ChargeButtons charge={chargeDetailOf(changes)} />, {
    permissions,
    action: formAction(confirmForm, failForm),
  });

const ChargeOfLoader = () => <ChargeButtons charge={useLoaderData<ChargeDetail>()} />;

async function confirm(serialNo: string) {
  await press('Confirm');
  await enter(serialNo);
}

async function enter(serialNo: string) {
  await fill(find<HTMLInputElement>('dialog input[name="serialNo"]'), serialNo);
  await fill(find<HTMLTextAreaElement>('dialog textarea'), 'arrived');
  await click(find('dialog button[type="submit"]'));
}

test('staff without the permission see no button', async () => {
  stubCommerce({});
  await mountButtons({}, ['wallets.read']);
  expect(offeredButtons()).toEqual([]);
});

test('a confirmation names the serial number and the reason', async () => {
  const calls = stubCommerce({
    [confirming]: () => answered({ status: 'SUCCESS', replaced: null, doubts: [] }),
  });
  await mountButtons();
  expect(offeredButtons()).toEqual(['Confirm', 'Mark as failed']);
  await confirm(' W-1 ');
  expect(inputsOf(calls, confirming)).toEqual([
    {
      requestId: expect.any(String),
      chargeNo: 'JC202601010000000001',
      version: 'v1',
      serialNo: 'W-1',
      reason: 'arrived',
    },
  ]);
});

test('the second person reads who confirmed first, and sees no number to copy', async () => {
  stubCommerce({});
  await mountButtons({ confirmedBy: { userId: 'u-9', username: 'zhao' } });
  await press('Confirm');
  expect(find('dialog').textContent).toContain('zhao has confirmed this recharge');
  expect(find<HTMLInputElement>('dialog input[name="serialNo"]').value).toBe('');
});

const colleague = { userId: 'u-9', username: 'zhao' };
const self = { userId: 'u-1', username: 'wang' };

test.each([
  [
    'waits after it replaced the number of a colleague',
    'PENDING',
    colleague,
    'zhao had confirmed another serial number. Yours has replaced it, and now somebody else',
  ],
  [
    'waits after it replaced the own number',
    'PENDING',
    self,
    'has replaced the one that you confirmed before',
  ],
  ['waits', 'PENDING', null, 'JC202601010000000001 waits for a second person'],
  [
    'is credited in place of the number of a colleague',
    'SUCCESS',
    colleague,
    'is credited. zhao had confirmed another',
  ],
  ['is credited in place of the own number', 'SUCCESS', self, 'is credited with your new serial number'],
])('a number that %s is told in words', async (_, status, replaced, words) => {
  stubCommerce({ [confirming]: () => answered({ status, replaced, doubts: [] }) });
  await mountButtons();
  await confirm('W-1');
  expect(toastStore.read()?.text()).toContain(words);
});

test('a confirmation without an answer is told after a reload, also when it was carried out', async () => {
  const entered = { chargeNo: 'JC202601010000000001', version: 'v1', serialNo: 'W-1', reason: 'arrived' };
  storeUnanswered(keyOfAct('confirm', 'chargeNo', entered.chargeNo), {
    ...{ requestId: 'r-1', input: JSON.stringify(entered) },
  });
  const calls = stubCommerce({ [confirming]: () => answered({ status: 'SUCCESS', replaced: null }) });
  await mountButtons({ status: 'SUCCESS' });
  expect(offeredButtons()).toEqual(['Open it']);
  expect(find('[role="alert"]').textContent).toContain('“Confirm” was sent and not answered');
  await press('Open it');
  expect(offeredButtons()).not.toContain('Open it');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, confirming)).toEqual([{ ...entered, requestId: 'r-1' }]);
  expect(document.body.textContent).not.toContain('not answered');
});

test('an attempt that is given up is not told any more', async () => {
  storeUnanswered(keyOfAct('fail', 'chargeNo', 'JC202601010000000001'), {
    ...{ requestId: 'r-1', input: JSON.stringify({ chargeNo: 'JC202601010000000001', reason: 'missing' }) },
  });
  stubCommerce({});
  await mountButtons();
  await press('Open it');
  await press('Leave it');
  expect(offeredButtons()).toEqual(['Confirm', 'Mark as failed']);
});

test('a refusal stays in the dialog, and nothing typed is lost', async () => {
  stubCommerce({ [confirming]: () => refused('CHG005') });
  await mountButtons();
  await confirm('W-1');
  expect(find('dialog [role="alert"]').textContent).toContain('already used');
  expect(find<HTMLInputElement>('dialog input[name="serialNo"]').value).toBe('W-1');
});

test.each([
  [{ proposalId: 'p-1' }, 'Used by a recharge by staff', '/admin/wallet-manage/proposals/p-1'],
  [{ transactionNo: 'JT1' }, 'Used by transaction JT1', '/admin/finance/JT1'],
])('a refused serial number leads to its holder %o', async (details, name, path) => {
  stubCommerce({ [confirming]: () => refused('CHG005', 409, { details }) });
  await mountButtons({}, [...settle, 'wallets.read', 'finance.read']);
  await confirm('W-1');
  const link = find<HTMLAnchorElement>('dialog [role="alert"] a');
  expect(link.textContent).toBe(name);
  expect(link.getAttribute('href')).toBe(path);
});

test('if somebody else changed the recharge, the dialog shows its status now, and asks again for that version', async () => {
  let now = chargeDetailOf();
  const calls = stubCommerce({
    [confirming]: ({ version }) =>
      version === now.version
        ? answered({ status: 'SUCCESS', replaced: null, doubts: [] })
        : refused('SYS009'),
  });
  await mountScreen(ChargeOfLoader, {
    permissions: settle,
    action: formAction(confirmForm, failForm),
    loader: () => now,
  });
  await press('Confirm');
  now = chargeDetailOf({ version: 'v2', confirmedBy: colleague });
  await enter('W-1');
  const changed = find('dialog [role="alert"]').textContent;
  expect(changed).toContain('Somebody has changed this in the meantime. It is now:');
  expect(changed).toContain('zhao has confirmed this recharge');
  expect(find<HTMLInputElement>('dialog input[name="serialNo"]').value).toBe('W-1');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, confirming)).toMatchObject([
    { version: 'v1', serialNo: 'W-1', reason: 'arrived' },
    { version: 'v2', serialNo: 'W-1', reason: 'arrived' },
  ]);
});

test('the first person reads why a number needs a second person', async () => {
  const doubts = [doubtOf({ kind: 'closed', reason: 'paid back' })];
  stubCommerce({ [confirming]: () => answered({ status: 'PENDING', replaced: null, doubts }) });
  await mountButtons();
  await confirm('W-1');
  expect(toastStore.read()?.text()).toContain('qian closed this payment without credit: paid back');
});

test('the second person reads why the number is doubtful, and is led to no record that has it', async () => {
  stubCommerce({});
  await mountButtons({ confirmedBy: colleague, doubts: [doubtOf({ kind: 'otherAmount' })] });
  await press('Confirm');
  expect(find('dialog').textContent).toContain('The provider reported this payment with ¥99.00.');
  expect(find<HTMLAnchorElement>('dialog a').getAttribute('href')).toBe('/admin/wallet-manage/in-doubt');
});
