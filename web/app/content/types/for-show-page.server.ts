import { z } from 'zod';
import type { Language } from '../../i18n/languages.ts';
import { documentId, publishedAt, text } from '../cms-fields.server.ts';
import type { CmsText } from '../cms-text.tsx';
import { type Locales, textOf } from '../locales.server.ts';

export const forShowPageRow = z.object({
  documentId,
  publishedAt,
  title: text,
  seoDescription: text,
  lead: text,
});

type ForShowPageRow = z.output<typeof forShowPageRow>;

/** The introduction of the page with the pieces that are made to be shown. */
export interface ForShowPage {
  title: CmsText | null;
  seoDescription: string | null;
  lead: CmsText | null;
}

/** Returns null when the CMS has no texts for the page. */
export function viewForShowPage(
  [rows]: readonly Locales<ForShowPageRow>[],
  language: Language,
): ForShowPage | null {
  if (!rows) return null;
  return {
    title: textOf(rows, 'title', language),
    seoDescription: rows[language]?.seoDescription ?? null,
    lead: textOf(rows, 'lead', language),
  };
}
