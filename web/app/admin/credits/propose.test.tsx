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

test('the dialog says whether the amount that is typed is credited at once', async () => {
  stubCommerce({});
  await openDialog({ aloneBelow: 2000 });
  expect(shown()).toContain('You alone have credited ¥3,000.00 to li today, of less than ¥5,000.00 a day.');
  await fill(field('amount'), '１,９９９元');
  expect(shown()).toContain('¥1,999.00 is credited at once.');
  await fill(field('serialNo'), '2026110122001');
  expect(shown()).toContain('at once, unless something contradicts the number');
  await fill(field('amount'), '2000');
  expect(shown()).toContain('¥2,000.00 waits until another person has checked it.');
  await fill(field('amount'), '6000000');
  expect(shown()).not.toContain('6,000,000');
});

test('a person who has used up the limit of the day reads that everything waits', async () => {
  stubCommerce({});
  await openDialog({ aloneBelow: 0 });
  expect(shown()).toContain('so this waits until another person has checked it');
});

test('a credit names the payment, and a gift names none, though what was typed returns', async () => {
  const calls = stubCommerce({ [proposing]: () => refused('WAL006') });
  await openDialog();
  await fill(field('amount'), '6,000');
  await fill(field('serialNo'), '2026110122001');
  await fill(field('reason'), 'in the statement');
  await send();
  await click(find('dialog input[value="gift"]'));
  await send();
  await click(find('dialog input[value="received"]'));
  expect(field('serialNo').value).toBe('2026110122001');
  const sent = { requestId: expect.any(String), userId: 'u-2', amount: 6000, reason: 'in the statement' };
  expect(inputsOf(calls, proposing)).toEqual([
    { ...sent, kind: 'received', channel: '', serialNo: '2026110122001' },
    { ...sent, kind: 'gift', channel: '', serialNo: '' },
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
