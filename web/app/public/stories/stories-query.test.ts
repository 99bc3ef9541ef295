import { expect, test } from 'vitest';
import { readStoriesQuery, storiesAddress } from './stories-query.ts';

const read = (search: string) => readStoriesQuery(new URLSearchParams(search));

test('an address has the search, the page of the literature and the page of the articles', () => {
  const query = read('articles=2&q=kiln&page=3');
  expect(query).toEqual({ q: 'kiln', page: 3, articles: 2 });
  expect(storiesAddress(query)).toBe('/jun-history?q=kiln&page=3&articles=2');
});

test('an address has no default values', () => {
  expect(storiesAddress(read('articles=0&q=%20&page=x'))).toBe('/jun-history');
});
