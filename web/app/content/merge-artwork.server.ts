import { fallbackLanguage, type Language, languages } from '../i18n/languages.ts';
import type { ArtworkRow, SiteSettingRow } from './cms-schema.server.ts';

/** A text of the CMS and the language it is in: mostly zh where the language asked for has none. */
export interface CmsText {
  text: string;
  language: Language;
}

/** What a list shows of a piece. */
export interface ArtworkCard {
  documentId: string;
  productCode: string;
  type: ArtworkRow['type'];
  name: CmsText | null;
  glazeColor: CmsText | null;
  /** The glaze in zh, whatever the language: names the same glaze in both. */
  glazeKey: string;
  mainImage: ArtworkRow['mainImage'];
  microImage: ArtworkRow['microImage'];
  featured: boolean;
}

/** What its own page shows of it. */
export interface Artwork extends ArtworkCard {
  materials: CmsText | null;
  craftsman: CmsText | null;
  /** Paragraphs are parted by empty lines, here and in `designText`. */
  processDescription: CmsText | null;
  designText: CmsText | null;
  dimensions: ArtworkRow['dimensions'];
  scores: ArtworkRow['scores'];
}

export type SiteSetting = SiteSettingRow;

/** The rows of a document by locale. At least one is there. */
export type Locales<Row> = Partial<Record<Language, Row | undefined>>;

/**
 * One piece as a language shows it: its own words, or those of zh; what has no language is read from the zh
 * row, because the CMS lets the other rows lag behind.
 */
export function mergeArtwork(rows: Locales<ArtworkRow>, language: Language): Artwork | null {
  const neutral = rows[fallbackLanguage] ?? Object.values(rows)[0];
  if (!neutral) return null;
  const text = (
    field: 'name' | 'glazeColor' | 'materials' | 'craftsman' | 'processDescription' | 'designText',
  ) => textOf(rows, field, language);
  return {
    documentId: neutral.documentId,
    productCode: neutral.productCode,
    type: neutral.type,
    name: text('name'),
    glazeColor: text('glazeColor'),
    glazeKey: rows[fallbackLanguage]?.glazeColor ?? '',
    mainImage: neutral.mainImage,
    microImage: neutral.microImage,
    featured: neutral.featured,
    materials: text('materials'),
    craftsman: text('craftsman'),
    processDescription: text('processDescription'),
    designText: text('designText'),
    dimensions: neutral.dimensions,
    scores: neutral.scores,
  };
}

/** The settings in a language, each text falling back on its own; empty where the CMS has none. */
export function mergeSiteSetting(rows: Locales<SiteSettingRow>, language: Language): SiteSetting {
  const shown = rows[language];
  const fallback = rows[fallbackLanguage];
  const neutral = fallback ?? shown;
  return {
    siteName: shown?.siteName ?? fallback?.siteName ?? null,
    copyright: shown?.copyright ?? fallback?.copyright ?? null,
    address: shown?.address ?? fallback?.address ?? null,
    filingNumber: neutral?.filingNumber ?? null,
    email: neutral?.email ?? null,
    phone: neutral?.phone ?? null,
    wechatId: neutral?.wechatId ?? null,
    wechatQr: neutral?.wechatQr ?? null,
  };
}

function textOf<Field extends string>(
  rows: Locales<Record<Field, string | null>>,
  field: Field,
  language: Language,
): CmsText | null {
  for (const each of [language, fallbackLanguage, ...languages]) {
    const text = rows[each]?.[field];
    if (text) return { text, language: each };
  }
  return null;
}
