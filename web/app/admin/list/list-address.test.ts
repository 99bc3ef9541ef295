import { expect, test } from 'vitest';
import { changedAddress, readFilters, readListAddress } from './list-address.ts';

const address = 'http://shop/admin/orders?search=JO1&status=&after=c1&page=2&pageSize=50&sort=-amount&lng=en';

test('the filters of an address are the named parameters that are not empty', () => {
  expect(readFilters(address, ['search', 'status', 'view'])).toEqual({ search: 'JO1' });
});

test('the input of a list has its filters, the page and the sort, and no unknown parameter', () => {
  expect(readListAddress(address, ['search', 'status'])).toEqual({
    search: 'JO1',
    after: 'c1',
    page: '2',
    pageSize: '50',
    sort: '-amount',
  });
});

test('another filter keeps the other parameters and starts at the first page', () => {
  const search = '?search=JO1&page=3&after=c1&before=c2&pageSize=50';
  expect(changedAddress(search, { status: 'PAID' })).toBe('?search=JO1&pageSize=50&status=PAID');
});

test.each([undefined, ''])('a filter that becomes %j leaves the address', (value) => {
  expect(changedAddress('?search=JO1&status=PAID', { status: value })).toBe('?search=JO1');
});

test('the step to another page replaces the step before it', () => {
  expect(changedAddress('?view=toShip&before=c2', { after: 'c3' })).toBe('?view=toShip&after=c3');
});

test('a filter with signs of an address reaches commerce unchanged', () => {
  const search = changedAddress('', { search: 'a&b=c #1 釉' });
  expect(readFilters(`http://shop/admin/orders${search}`, ['search'])).toEqual({ search: 'a&b=c #1 釉' });
});
