// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { click, fill, find, mountScreen, namesOf, shownAddress } from '../testing/mount-screen.tsx';
import { ListFoot } from './list-foot.tsx';

function mountFoot(cursors: { previous: string | null; next: string | null }, address = '/admin/orders') {
  const page = { total: 60, totalIsMore: false, page: 2, pageSize: 20, ...cursors };
  return mountScreen(() => <ListFoot {...page} />, { address });
}

test('the first page links only to the page after it', async () => {
  await mountFoot({ previous: null, next: 'c3' });
  expect(namesOf('a')).toEqual(['Next →']);
});

test('the last page links only to the page before it', async () => {
  await mountFoot({ previous: 'c1', next: null });
  expect(namesOf('a')).toEqual(['← Previous']);
});

test('a single page has no links', async () => {
  await mountFoot({ previous: null, next: null });
  expect(namesOf('a')).toEqual([]);
});

test('a step keeps the filters and replaces the cursor of the step before it', async () => {
  await mountFoot({ previous: 'c1', next: 'c3' }, '/admin/orders?view=toShip&sort=-amount&after=c2');
  await click(find('a[rel="prev"]'));
  expect(shownAddress()).toBe('/admin/orders?view=toShip&sort=-amount&before=c1');
  await click(find('a[rel="next"]'));
  expect(shownAddress()).toBe('/admin/orders?view=toShip&sort=-amount&after=c3');
});

test('another number of rows keeps the filters and starts at the first page', async () => {
  await mountFoot({ previous: 'c1', next: 'c3' }, '/admin/orders?view=toShip&after=c2');
  const select = find<HTMLSelectElement>('select');
  expect(select.value).toBe('20');
  expect(namesOf('option')).toEqual(['10', '20', '50', '100']);
  await fill(select, '100');
  expect(shownAddress()).toBe('/admin/orders?view=toShip&pageSize=100');
});
