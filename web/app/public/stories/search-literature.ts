import { fold } from '@junyao/commerce/contract/fold';
import type { CmsText } from '../../content/cms-text.tsx';
import { type LiteratureQuery, literaturePageSize } from './literature-query.ts';

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
  total: number;
}

/** Every word must occur in the title, author or publisher. A page number that is too high returns the last page. */
export function searchLiterature(items: readonly LiteratureItem[], query: LiteratureQuery): LiteraturePage {
  const words = fold(query.q).split(' ').filter(Boolean);
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
  return fold([title?.text, author?.text, publisher?.text].join(' '));
}
