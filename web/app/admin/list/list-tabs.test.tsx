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
