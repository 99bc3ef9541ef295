// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { click, find, mountScreen, namesOf, shownAddress } from '../testing/mount-screen.tsx';
import { ListTabs } from './list-tabs.tsx';

const tabs = [
  { value: undefined, text: 'All', count: 1000 },
  { value: 'toShip', text: 'To ship', count: 0 },
  { value: 'closed', text: 'Closed' },
];
const mountTabs = (address: string) =>
  mountScreen(() => <ListTabs label="Views" parameter="view" tabs={tabs} />, { address });

test('a tab shows its count, which stops at 1,000, and none while it is unknown', async () => {
  await mountTabs('/admin/orders');
  expect(namesOf('nav a')).toEqual(['All1,000+', 'To ship0', 'Closed']);
});

test('the tab of the address is the current one, and without a value it is the first', async () => {
  await mountTabs('/admin/orders?view=toShip');
  expect(namesOf('[aria-current="page"]')).toEqual(['To ship0']);
  await click(find('nav a', 'All1,000+'));
  expect(namesOf('[aria-current="page"]')).toEqual(['All1,000+']);
});

test('another tab keeps the filters, and drops the page and the sort', async () => {
  await mountTabs('/admin/orders?search=JO1&sort=timeLeft&after=c1');
  await click(find('nav a', 'To ship0'));
  expect(shownAddress()).toBe('/admin/orders?search=JO1&view=toShip');
});

test('a tab may set several parameters, which the next tab removes', async () => {
  const views = [
    { value: undefined, text: 'All' },
    { value: 'PENDING', also: { provider: 'manual' }, text: 'To confirm' },
    { value: 'PENDING', text: 'Pending' },
    { value: undefined, also: { inDoubt: 'true' }, text: 'In doubt' },
  ];
  await mountScreen(() => <ListTabs label="Views" parameter="status" tabs={views} />, {
    address: '/admin/orders?channel=alipay',
  });
  for (const [name, address] of [
    ['To confirm', '?channel=alipay&status=PENDING&provider=manual'],
    ['Pending', '?channel=alipay&status=PENDING'],
    ['In doubt', '?channel=alipay&inDoubt=true'],
    ['All', '?channel=alipay'],
  ] as const) {
    await click(find('nav a', name));
    expect(shownAddress()).toBe(`/admin/orders${address}`);
    expect(namesOf('[aria-current="page"]')).toEqual([name]);
  }
});

test('a filter that no tab sets stays when the tab changes', async () => {
  const views = [
    { value: undefined, text: 'All' },
    { value: 'PENDING', also: { provider: 'manual' }, text: 'To confirm' },
    { value: 'FAILED', text: 'Failed' },
  ];
  await mountScreen(() => <ListTabs label="Views" parameter="status" tabs={views} />, {
    address: '/admin/orders?provider=sandbox',
  });
  await click(find('nav a', 'Failed'));
  expect(shownAddress()).toBe('/admin/orders?provider=sandbox&status=FAILED');
});
