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

export interface ForShowPage {
  title: CmsText | null;
  seoDescription: string | null;
  lead: CmsText | null;
}

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
