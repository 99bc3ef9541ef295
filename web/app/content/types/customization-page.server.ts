import { z } from 'zod';
import type { Language } from '../../i18n/languages.ts';
import { component, components, documentId, publishedAt, text, words } from '../cms-fields.server.ts';
import type { CmsPart, CmsText } from '../cms-text.tsx';
import { type Locales, neutralRow, partOf, textOf } from '../locales.server.ts';

const choice = component({
  title: words,
  text: words,
  options: components({ name: words, text: words }),
});

const cupTab = component({ title: words, text: words, points: text });

export const customizationPageRow = z.object({
  documentId,
  publishedAt,
  title: text,
  seoDescription: text,
  lead: text,
  shapes: choice,
  glazes: choice,
  carvings: choice,
  sizes: choice,
  packaging: choice,
  ordering: component({
    title: words,
    text: words,
    steps: components({ title: words, time: text, text: words }),
  }),
  cup: component({
    title: words,
    lead: words,
    inspiration: cupTab,
    baseDesign: cupTab,
    usageScenarios: cupTab,
  }),
  cupProductCode: text,
});

type CustomizationPageRow = z.output<typeof customizationPageRow>;
type PartName = 'shapes' | 'glazes' | 'carvings' | 'sizes' | 'packaging' | 'ordering' | 'cup';

/** A part that was never written is null. */
export type CustomizationPage = {
  [Name in PartName]: CmsPart<NonNullable<CustomizationPageRow[Name]>> | null;
} & {
  title: CmsText | null;
  seoDescription: string | null;
  lead: CmsText | null;
  cupProductCode: string | null;
};

/** A group from which a customer chooses, such as the shapes. */
export type Choice = NonNullable<z.output<typeof choice>>;
export type CupTab = NonNullable<z.output<typeof cupTab>>;

export function viewCustomizationPage(
  [rows]: readonly Locales<CustomizationPageRow>[],
  language: Language,
): CustomizationPage | null {
  if (!rows) return null;
  return {
    title: textOf(rows, 'title', language),
    seoDescription: rows[language]?.seoDescription ?? null,
    lead: textOf(rows, 'lead', language),
    shapes: partOf(rows, 'shapes', language),
    glazes: partOf(rows, 'glazes', language),
    carvings: partOf(rows, 'carvings', language),
    sizes: partOf(rows, 'sizes', language),
    packaging: partOf(rows, 'packaging', language),
    ordering: partOf(rows, 'ordering', language),
    cup: partOf(rows, 'cup', language),
    cupProductCode: neutralRow(rows)?.cupProductCode ?? null,
  };
}
