import type { CmsText } from '../../content/cms-text.tsx';
import { type LiteratureQuery, literaturePageSize } from './literature-query.ts';

/** A text to read or download, as the list shows it. */
export interface LiteratureItem {
  documentId: string;
  title: CmsText | null;
  author: CmsText | null;
  publisher: CmsText | null;
  abstract: CmsText | null;
  year: number | null;
  file: { name: string; kilobytes: number } | null;
  cover: { name: string; width: number; height: number } | null;
}

export interface LiteraturePage {
  items: LiteratureItem[];
  page: number;
  pageCount: number;
  /** How many items match the search. */
  total: number;
}

/**
 * Finds the items whose title, author or publisher contains every word of the search. A page after the last one is
 * the last one.
 */
export function searchLiterature(items: readonly LiteratureItem[], query: LiteratureQuery): LiteraturePage {
  const words = plain(query.q).split(/\s+/).filter(Boolean);
  const found = items.filter((item) => {
    const text = textOf(item);
    return words.every((word) => text.includes(word));
  });
  const pageCount = Math.max(1, Math.ceil(found.length / literaturePageSize));
  const page = Math.min(query.page, pageCount);
  return {
    items: found.slice((page - 1) * literaturePageSize, page * literaturePageSize),
    page,
    pageCount,
    total: found.length,
  };
}

function textOf({ title, author, publisher }: LiteratureItem): string {
  return plain([title?.text, author?.text, publisher?.text].join('\n'));
}

/** Makes upper and lower case, and half and full width, the same. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
