// @vitest-environment happy-dom
import type { Permission } from '@junyao/commerce/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { storeUnanswered } from '../../api/unanswered.ts';
import { keyOfAct } from '../../api/unanswered-acts.ts';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { saveSession } from '../../session/session.ts';
import { dismissToast, toastStore } from '../../ui/toast.ts';
import { doubtOf } from '../doubts/testing/doubt-of.ts';
import { click, fill, find, mountScreen, offeredButtons } from '../testing/mount-screen.tsx';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { Recharge } from './recharge.tsx';
import { proposalOf } from './testing/proposal-of.ts';
import { rechargeForm } from './wallet-forms.ts';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

function mountRecharge(
  { userId = 'u-2', aloneBelow = 5000, aloneLimit = 5000 },
  permissions: Permission[] = ['credits.post'],
) {
  const wallet = { userId, username: 'li', aloneBelow, aloneLimit };
  return mountScreen(() => <Recharge wallet={wallet} />, { permissions, action: formAction(rechargeForm) });
}

const amountField = () => find<HTMLInputElement>('dialog input[name="amount"]');
const shown = () => find('dialog').textContent;

test('without the permission there is no recharge', async () => {
  stubCommerce({});
  await mountRecharge({}, ['wallets.read']);
  expect(offeredButtons()).toEqual([]);
});

test('nobody recharges the own wallet, and the page says so', async () => {
  stubCommerce({});
  await mountRecharge({ userId: 'u-1' });
  expect(offeredButtons()).toEqual([]);
  expect(document.body.textContent).toContain('This is your own wallet.');
});

test('the dialog says whether the amount that is typed needs a second person', async () => {
  stubCommerce({});
  await mountRecharge({ aloneBelow: 2000, aloneLimit: 2000 });
  await press('Recharge');
  expect(shown()).toContain('An amount of ¥2,000.00 or more');
  await fill(amountField(), '1999.99');
  expect(shown()).toContain('¥1,999.99 can be spent at once.');
  await fill(amountField(), '１,９９９元');
  expect(shown()).toContain('¥1,999.00 can be spent at once.');
  await fill(amountField(), '2000');
  expect(shown()).toContain('¥2,000.00 waits until a second person posts it.');
});

test('whoever has used a part of the limit of the day reads how much', async () => {
  stubCommerce({});
  await mountRecharge({ aloneBelow: 1999.99 });
  await press('Recharge');
  expect(shown()).toContain('You alone have credited ¥3,000.01 of ¥5,000.00 to li today');
  expect(shown()).toContain('from ¥1,999.99 on it is only proposed');
});

test('whoever has one fen left can only propose, because no amount is smaller', async () => {
  stubCommerce({});
  await mountRecharge({ aloneBelow: 0.01 });
  await press('Recharge');
  expect(shown()).toContain('The amount is only proposed');
  expect(shown()).not.toContain('at once');
});

test('whoever has reached the limit of the day can only propose', async () => {
  stubCommerce({});
  await mountRecharge({ aloneBelow: 0 });
  await press('Recharge');
  expect(shown()).toContain('The amount is only proposed');
  await fill(amountField(), '0.01');
  expect(shown()).toContain('¥0.01 waits until a second person posts it.');
});

test('a recharge names the wallet, the amount, the kind and the reason', async () => {
  const calls = stubCommerce({ 'POST /admin/wallets/recharge': () => answered(proposalOf({})) });
  await mountRecharge({});
  await press('Recharge');
  await fill(amountField(), '6,000');
  await click(find('dialog input[value="gift"]'));
  await fill(find<HTMLTextAreaElement>('dialog textarea'), 'anniversary');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, 'POST /admin/wallets/recharge')).toEqual([
    {
      ...{ requestId: expect.any(String), userId: 'u-2', amount: 6000, kind: 'gift', reason: 'anniversary' },
      ...{ channel: '', serialNo: '' },
    },
  ]);
});

test('money that a provider received is recharged with its channel and number', async () => {
  const calls = stubCommerce({ 'POST /admin/wallets/recharge': () => answered(proposalOf({})) });
  await mountRecharge({});
  await press('Recharge');
  await fill(amountField(), '10');
  await fill(find<HTMLInputElement>('dialog select[name="channel"]'), 'alipay');
  await fill(find<HTMLInputElement>('dialog input[name="serialNo"]'), '2026110122001');
  await fill(find<HTMLTextAreaElement>('dialog textarea'), 'in the statement');
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, 'POST /admin/wallets/recharge')).toMatchObject([
    { amount: 10, kind: 'received', channel: 'alipay', serialNo: '2026110122001' },
  ]);
});

test('a gift names no payment, and the number that was typed before is there when the kind is changed back', async () => {
  const calls = stubCommerce({ 'POST /admin/wallets/recharge': () => refused('WAL006') });
  const serialNo = () => find<HTMLInputElement>('dialog input[name="serialNo"]');
  await mountRecharge({});
  await press('Recharge');
  await fill(amountField(), '10');
  await fill(find<HTMLTextAreaElement>('dialog textarea'), 'in the statement');
  await fill(serialNo(), '2026110122001');
  await click(find('dialog input[value="gift"]'));
  expect(serialNo().closest('[hidden]')).not.toBeNull();
  await click(find('dialog button[type="submit"]'));
  await click(find('dialog input[value="received"]'));
  expect(serialNo().closest('[hidden]')).toBeNull();
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, 'POST /admin/wallets/recharge')).toMatchObject([
    { kind: 'gift', serialNo: '' },
    { kind: 'received', serialNo: '2026110122001' },
  ]);
});

test('the dialog promises nothing for an amount that the shop refuses', async () => {
  stubCommerce({});
  await mountRecharge({});
  await press('Recharge');
  await fill(amountField(), '6000');
  expect(shown()).toContain('¥6,000.00 waits');
  await fill(amountField(), '6000000');
  expect(shown()).not.toContain('waits');
});

test('a recharge that got no answer before a reload shows its kind and amount, locked, and is sent once more', async () => {
  saveSession({ userId: 'u-1', authToken: 'token-1' }, true);
  const entered = {
    userId: 'u-2',
    amount: '6,000',
    kind: 'gift',
    channel: '',
    serialNo: '',
    reason: 'jubilee',
  };
  storeUnanswered(keyOfAct('recharge', 'userId', 'u-2'), {
    requestId: 'r-1',
    input: JSON.stringify(entered),
  });
  const calls = stubCommerce({ 'POST /admin/wallets/recharge': () => answered(proposalOf({})) });
  await mountRecharge({});
  expect(find('[role="alert"]').textContent).toContain('“Recharge” was sent and not answered');
  await press('Open it');
  expect(shown()).toContain('¥6,000.00 waits');
  const gift = find<HTMLInputElement>('dialog input[value="gift"]');
  expect([gift.checked, gift.disabled, amountField().value]).toEqual([true, true, '6,000']);
  await click(find('dialog button[type="submit"]'));
  expect(inputsOf(calls, 'POST /admin/wallets/recharge')).toEqual([
    { ...entered, requestId: 'r-1', amount: 6000 },
  ]);
  expect(sessionStorage).toHaveLength(0);
  expect(document.body.textContent).not.toContain('not answered');
});

test('the dialog does not promise that money with a number can be spent at once, and tells why it waits', async () => {
  const doubts = [doubtOf({ kind: 'otherChannel', channel: 'wechat', member: null })];
  const waiting = proposalOf({ amount: 10, doubts });
  stubCommerce({ 'POST /admin/wallets/recharge': () => answered(waiting) });
  await mountRecharge({});
  await press('Recharge');
  await fill(amountField(), '10');
  expect(shown()).toContain('¥10.00 can be spent at once.');
  await fill(find<HTMLInputElement>('dialog select[name="channel"]'), 'alipay');
  await fill(find<HTMLInputElement>('dialog input[name="serialNo"]'), '2026110122001');
  expect(shown()).toContain('¥10.00 can be spent at once, unless something contradicts the number');
  await fill(find<HTMLTextAreaElement>('dialog textarea'), 'in the statement');
  await click(find('dialog button[type="submit"]'));
  const told = toastStore.read()?.text();
  expect(told).toContain('a second person has to post it');
  expect(told).toContain('WeChat Pay has a payment of ¥99.00 with the same number.');
});
