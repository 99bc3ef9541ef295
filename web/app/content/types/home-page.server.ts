import { z } from 'zod';
import type { Language } from '../../i18n/languages.ts';
import {
  component,
  components,
  documentId,
  picture,
  publishedAt,
  text,
  words,
} from '../cms-fields.server.ts';
import type { CmsPart } from '../cms-text.tsx';
import { type Locales, partOf } from '../locales.server.ts';

const titleAndText = component({ title: words, text: words });

export const homePageRow = z.object({
  documentId,
  publishedAt,
  seoDescription: text,
  motto: component({ first: words, second: words }),
  firing: titleAndText,
  glaze: component({ title: words, lead: words, text: words }),
  story: component({ title: words, lead: words, text: words, link: words, picture, alt: text }),
  making: components({ title: words, text: words, picture, alt: text }),
  shelf: titleAndText,
  visit: titleAndText,
});

type HomePageRow = z.output<typeof homePageRow>;
type PartName = 'motto' | 'firing' | 'glaze' | 'story' | 'making' | 'shelf' | 'visit';

/** A part that was never written is null. */
export type HomePage = { [Name in PartName]: CmsPart<NonNullable<HomePageRow[Name]>> | null } & {
  seoDescription: string | null;
};

export type MakingStep = HomePageRow['making'][number];

export function viewHomePage([rows]: readonly Locales<HomePageRow>[], language: Language): HomePage | null {
  if (!rows) return null;
  return {
    seoDescription: rows[language]?.seoDescription ?? null,
    motto: partOf(rows, 'motto', language),
    firing: partOf(rows, 'firing', language),
    glaze: partOf(rows, 'glaze', language),
    story: partOf(rows, 'story', language),
    making: partOf(rows, 'making', language),
    shelf: partOf(rows, 'shelf', language),
    visit: partOf(rows, 'visit', language),
  };
}
