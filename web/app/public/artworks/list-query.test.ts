import { expect, test } from 'vitest';
import {
  isFiltered,
  isUnreadablePrice,
  listAddress,
  listSearch,
  pricesReversed,
  readListQuery,
} from './list-query.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));

test('an address without parameters shows everything from the first page', () => {
  expect(read('')).toEqual({
    q: '',
    type: '',
    glaze: '',
    status: '',
    minPrice: '',
    maxPrice: '',
    sort: 'default',
    page: 1,
  });
});

test('an unknown value in the address counts as not chosen', () => {
  expect(read('type=car&status=lost&sort=up&page=-3')).toEqual(read(''));
  expect(read('page=1.5').page).toBe(1);
  expect(read('page=abc').page).toBe(1);
});

test('search words are trimmed, cut to 80 characters and stripped of control characters', () => {
  expect(read('q=%20%E5%A4%A9%E9%9D%92%00%20').q).toBe('天青');
  expect(read(`q=${'a'.repeat(100)}`).q).toHaveLength(80);
});

test('a price in the address is a number of yuan with at most two decimals', () => {
  expect(read('minPrice=100&maxPrice=250.50')).toMatchObject({ minPrice: '100', maxPrice: '250.50' });
  const typed = new URLSearchParams({ minPrice: '¥１，０００', maxPrice: '1,200.50 元' });
  expect(read(String(typed))).toMatchObject({ minPrice: '1000', maxPrice: '1200.50' });
  expect(read('minPrice=-1&maxPrice=1e3')).toEqual(read(''));
  expect(read('minPrice=1.234&maxPrice=%20')).toEqual(read(''));
});

test('a text in a price field is noticed if the list leaves it out', () => {
  for (const typed of ['1,5', '12,50', '-1', '1e3', '1.234', '¥', 'free']) {
    expect(isUnreadablePrice(typed), typed).toBe(true);
    expect(read(String(new URLSearchParams({ minPrice: typed }))).minPrice, typed).toBe('');
  }
  for (const typed of ['', ' ', '1 000', '¥１，０００', '1,200.50 元']) {
    expect(isUnreadablePrice(typed), typed).toBe(false);
  }
});

test('a lowest price above the highest is noticed, by number and not by text', () => {
  expect(pricesReversed(read('minPrice=1000&maxPrice=200'))).toBe(true);
  expect(pricesReversed(read('minPrice=200&maxPrice=1000'))).toBe(false);
  expect(pricesReversed(read('minPrice=200&maxPrice=200'))).toBe(false);
  expect(pricesReversed(read('minPrice=200'))).toBe(false);
});

test('a list is filtered by everything but its order and its page', () => {
  expect(isFiltered(read('sort=newest&page=2'))).toBe(false);
  for (const search of ['q=a', 'type=vase', 'glaze=azure', 'status=sold', 'minPrice=1', 'maxPrice=1']) {
    expect(isFiltered(read(search))).toBe(true);
  }
});

test('an address contains only values that differ from the defaults', () => {
  expect(listAddress(read(''))).toBe('/artworks');
  expect(listAddress(read('q=a&type=vase&status=sold&sort=price_asc&page=2'))).toBe(
    '/artworks?q=a&type=vase&status=sold&sort=price_asc',
  );
  expect(listAddress(read('sort=newest&maxPrice=9&minPrice=5&glaze=azure&type=vase'))).toBe(
    '/artworks?type=vase&glaze=azure&minPrice=5&maxPrice=9&sort=newest',
  );
  expect(listAddress(read('type=vase'), { page: 3 })).toBe('/artworks?type=vase&page=3');
});

test('two addresses of the same list have the same normalized query', () => {
  const search = 'utm=x&page=2&status=lost&glaze=sky&minPrice=free&sort=default&type=vase&q=%20a%20&page=3';
  expect(listSearch(read(search)).toString()).toBe('q=a&type=vase&page=2');
});
