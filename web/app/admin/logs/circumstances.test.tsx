// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mountScreen } from '../testing/mount-screen.tsx';
import { Circumstances } from './circumstances.tsx';
import { ObjectLink } from './object-link.tsx';

const id = '8e86e281-0000-4000-8000-000000000001';

async function factsOf(value: unknown): Promise<string[][]> {
  await mountScreen(() => <Circumstances circumstances={JSON.stringify(value)} />, {
    permissions: ['wallets.read', 'users.read'],
  });
  return [...document.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent ?? ''),
  );
}

test('what an action was about is listed in words, and what is empty is left out', async () => {
  const asked = {
    amount: 10,
    kind: 'received',
    channel: 'unionpay',
    serialNo: '',
    chargeNo: null,
    credited: false,
  };
  expect(await factsOf(asked)).toEqual([
    ['Amount', '¥10.00'],
    ['Kind', 'Money received'],
    ['Payment channel', 'UnionPay'],
    ['Credited', 'no'],
  ]);
});

test('a person has a name, and a credit is a link to its record', async () => {
  const facts = await factsOf({ assignee: { userId: id, username: 'Wang' }, creditId: id });
  expect(facts).toEqual([
    ['Assigned to', 'Wang'],
    ['Credit no.', '8e86e281'],
  ]);
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    `/admin/users/${id}`,
    `/admin/wallet-manage/credits/${id}`,
  ]);
});

test('filters of a file are named one by one', async () => {
  expect(await factsOf({ filters: { status: 'PAID' } })).toEqual([['Filters · Status', 'Paid']]);
});

test.each([
  ['reconciliation:7', 'Reconciliation 7'],
  ['list:unmatched', 'List unmatched payments'],
  ['list:recharges', 'List recharges and credits'],
])('the object %s is shown as %s', async (object, words) => {
  await mountScreen(() => <ObjectLink object={object} name={null} />);
  expect(document.querySelector('[title]')?.textContent).toBe(words);
});
