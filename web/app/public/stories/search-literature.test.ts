import { expect, test } from 'vitest';
import { type LiteratureItem, searchLiterature } from './search-literature.ts';

const item = (title: string, author = '钧窑坊', publisher = 'Junyao Papers'): LiteratureItem => ({
  documentId: title,
  title: { text: title, language: 'zh' },
  author: { text: author, language: 'zh' },
  publisher: { text: publisher, language: 'en' },
  abstract: { text: 'abstract words', language: 'en' },
  year: null,
  file: null,
  cover: null,
});
const items = [item('没有颜料的蓝'), item('Ten Numerals', 'Li Wen'), item('卢钧', '卢氏', 'Kiln Press')];

const titles = (q: string) =>
  searchLiterature(items, { q, page: 1 }).items.map(({ documentId }) => documentId);

test.each([
  ['a part of the title', '颜料', ['没有颜料的蓝']],
  ['the author', 'li wen', ['Ten Numerals']],
  ['the publisher', 'kiln press', ['卢钧']],
  ['words of several fields, in any order', 'papers TEN', ['Ten Numerals']],
  ['full-width letters', 'ＬＩ', ['Ten Numerals']],
  ['traditional characters', '盧鈞', ['卢钧']],
  ['characters that nobody sees around the words', '\u202A颜料\u202C', ['没有颜料的蓝']],
  ['nothing', ' ', ['没有颜料的蓝', 'Ten Numerals', '卢钧']],
  ['a word that is only in the abstract', 'abstract', []],
  ['a pattern, which is plain text here', '.*', []],
])('the search finds items by %s', (_, q, found) => {
  expect(titles(q)).toEqual(found);
});

test('the result comes in pages of twelve, and a page after the last one is the last one', () => {
  const many = Array.from({ length: 30 }, (_, index) => item(`No. ${index}`));
  expect(searchLiterature(many, { q: '', page: 2 })).toMatchObject({ page: 2, pageCount: 3, total: 30 });
  const last = searchLiterature(many, { q: 'no.', page: 99 });
  expect(last).toMatchObject({ page: 3, pageCount: 3 });
  expect(last.items).toHaveLength(6);
  expect(searchLiterature([], { q: '', page: 1 })).toEqual({ items: [], page: 1, pageCount: 1, total: 0 });
});
