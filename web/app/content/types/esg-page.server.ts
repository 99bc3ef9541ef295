import { z } from 'zod';
import type { Language } from '../../i18n/languages.ts';
import {
  component,
  components,
  documentId,
  type Picture,
  picture,
  publishedAt,
  text,
  words,
} from '../cms-fields.server.ts';
import type { CmsPart, CmsText } from '../cms-text.tsx';
import { type Locales, neutralRow, partOf, textOf } from '../locales.server.ts';

export const esgPageRow = z.object({
  documentId,
  publishedAt,
  title: text,
  seoDescription: text,
  lead: text,
  picture,
  pictureAlt: text,
  sections: components({ title: words, text: words }),
  drawings: component({ title: words, text: words }),
  contact: component({ title: words, text: words, button: words }),
});

type EsgPageRow = z.output<typeof esgPageRow>;
type PartName = 'sections' | 'drawings' | 'contact';

/** A part that was never written is null. */
export type EsgPage = { [Name in PartName]: CmsPart<NonNullable<EsgPageRow[Name]>> | null } & {
  title: CmsText | null;
  seoDescription: string | null;
  lead: CmsText | null;
  picture: Picture | null;
  pictureAlt: CmsText | null;
};

export function viewEsgPage([rows]: readonly Locales<EsgPageRow>[], language: Language): EsgPage | null {
  if (!rows) return null;
  return {
    title: textOf(rows, 'title', language),
    seoDescription: rows[language]?.seoDescription ?? null,
    lead: textOf(rows, 'lead', language),
    picture: neutralRow(rows)?.picture ?? null,
    pictureAlt: textOf(rows, 'pictureAlt', language),
    sections: partOf(rows, 'sections', language),
    drawings: partOf(rows, 'drawings', language),
    contact: partOf(rows, 'contact', language),
  };
}
