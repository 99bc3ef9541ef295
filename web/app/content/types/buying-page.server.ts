import { z } from 'zod';
import type { Language } from '../../i18n/languages.ts';
import { components, documentId, publishedAt, text, words } from '../cms-fields.server.ts';
import type { CmsPart, CmsText } from '../cms-text.tsx';
import { type Locales, partOf, textOf } from '../locales.server.ts';

export const buyingPageRow = z.object({
  documentId,
  publishedAt,
  title: text,
  seoDescription: text,
  lead: text,
  highlights: text,
  sections: components({ key: words, title: words, text: words }),
});

type BuyingPageRow = z.output<typeof buyingPageRow>;

export interface BuyingPage {
  title: CmsText | null;
  seoDescription: string | null;
  lead: CmsText | null;
  /** The most important points, one on each line. */
  highlights: CmsText | null;
  /** The `key` of a section is its anchor on the page. */
  sections: CmsPart<BuyingPageRow['sections']> | null;
}

export function viewBuyingPage(
  [rows]: readonly Locales<BuyingPageRow>[],
  language: Language,
): BuyingPage | null {
  if (!rows) return null;
  return {
    title: textOf(rows, 'title', language),
    seoDescription: rows[language]?.seoDescription ?? null,
    lead: textOf(rows, 'lead', language),
    highlights: textOf(rows, 'highlights', language),
    sections: partOf(rows, 'sections', language),
  };
}
