// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { formAction } from '../../form/form-action.ts';
import { press } from '../../private/testing/mount-page.tsx';
import { dismissToast, toastStore } from '../../ui/toast.ts';
import { ActionsOf } from '../act/define-actions.tsx';
import { click, fill, find, mountScreen, offeredButtons } from '../testing/mount-screen.tsx';
import { answered, inputsOf, refused, stubCommerce } from '../testing/stub-commerce.ts';
import { contradictionOf, creditOf } from '../wallets/testing/money-of.ts';
import { walletActions } from './propose.tsx';

const proposing = 'POST /admin/credits/propose';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

async function openDialog(changes: { userId?: string; aloneBelow?: number } = {}) {
  const wallet = { userId: 'u-2', username: 'li', aloneBelow: 5000, aloneLimit: 5000, ...changes };
  await mountScreen(() => <ActionsOf actions={walletActions} row={wallet} />, {
    permissions: ['credits.post'],
    action: formAction(...Object.values(walletActions.forms)),
  });
  if (offeredButtons().includes('Credit')) await press('Credit');
}

const field = (name: string) => find<HTMLInputElement>(`dialog [name="${name}"]`);
const shown = () => find('dialog').textContent;
const send = () => click(find('dialog button[type="submit"]'));

test('nobody credits the own wallet, and the page says so', async () => {
  stubCommerce({});
  await openDialog({ userId: 'u-1' });
  expect(offeredButtons()).toEqual([]);
  expect(document.body.textContent).toContain('Another person must do this.');
});

test('the dialog says up to which amount a credit is posted at once', async () => {
  stubCommerce({});
  await openDialog({ aloneBelow: 2000 });
  expect(shown()).toContain('From ¥2,000.00 on, a colleague must check it today.');
});

test('a person who has used up the limit of the day reads that everything waits', async () => {
  stubCommerce({});
  await openDialog({ aloneBelow: 0 });
  expect(shown()).toContain('so a colleague must check it');
});

test('a credit names the payment, and a gift names none', async () => {
  const calls = stubCommerce({ [proposing]: () => refused('WAL006') });
  await openDialog();
  await fill(field('amount'), '６,０００元');
  await fill(field('serialNo'), '2026110122001');
  await fill(field('reason'), 'in the statement');
  await send();
  await click(find('dialog button[type="button"]', 'Cancel'));
  await press('Gift');
  await fill(field('amount'), '6000');
  await fill(field('reason'), 'anniversary');
  await send();
  const sent = { requestId: expect.any(String), userId: 'u-2', amount: 6000 };
  expect(inputsOf(calls, proposing)).toEqual([
    { ...sent, kind: 'received', channel: '', serialNo: '2026110122001', reason: 'in the statement' },
    { ...sent, kind: 'gift', reason: 'anniversary' },
  ]);
});

test('a credit that waits says why', async () => {
  const contradictions = [contradictionOf({ kind: 'otherChannel', channel: 'wechat' })];
  stubCommerce({ [proposing]: () => answered(creditOf({ amount: 10, contradictions })) });
  await openDialog();
  await fill(field('amount'), '10');
  await fill(field('reason'), 'cash');
  await send();
  expect(toastStore.read()?.text()).toBe(
    'The credit of ¥10.00 to li waits for another person. ' +
      'WeChat Pay has a payment of ¥99.00 with the same number.',
  );
});
