import { z } from 'zod';
import type { Language } from '../../i18n/languages.ts';
import { documentId, pdf, picture, publishedAt, text, wholeNumber } from '../cms-fields.server.ts';
import type { CmsText } from '../cms-text.tsx';
import { inOrder, type Locales, neutralRow, textsOf } from '../locales.server.ts';

export const literatureRow = z.object({
  documentId,
  publishedAt,
  title: text,
  author: text,
  publisher: text,
  year: wholeNumber,
  abstract: text,
  file: pdf,
  cover: picture,
  order: wholeNumber,
});

type LiteratureRow = z.output<typeof literatureRow>;

/** A text on Jun ware that can be read or downloaded. */
export interface Literature extends Pick<LiteratureRow, 'documentId' | 'year' | 'file' | 'cover'> {
  title: CmsText | null;
  author: CmsText | null;
  publisher: CmsText | null;
  abstract: CmsText | null;
}

export function viewLiterature(
  documents: readonly Locales<LiteratureRow>[],
  language: Language,
): readonly Literature[] {
  return inOrder(documents, ({ title }) => title ?? '').flatMap((rows) => {
    const neutral = neutralRow(rows);
    if (!neutral) return [];
    return {
      documentId: neutral.documentId,
      year: neutral.year,
      file: neutral.file,
      cover: neutral.cover,
      ...textsOf(rows, ['title', 'author', 'publisher', 'abstract'], language),
    };
  });
}
