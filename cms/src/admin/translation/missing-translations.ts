export interface Attribute {
  pluginOptions?: object;
}

export type Fields = Record<string, unknown>;

export interface Completeness {
  /** The names of the fields that are written in Chinese but not in English. */
  missing: string[];
  /** The share of the fields written in Chinese that are also written in English, in whole percent. */
  percent: number;
}

/**
 * Compares the English version of a document with the Chinese one, field by field. A group of fields counts as one.
 * Null when nothing that can be translated is written in Chinese.
 */
export function missingTranslations(
  attributes: Record<string, Attribute>,
  chinese: Fields,
  english: Fields,
): Completeness | null {
  const written = Object.keys(attributes).filter(
    (name) => isLocalized(attributes[name]) && isFilled(chinese[name]),
  );
  if (written.length === 0) return null;
  const missing = written.filter((name) => !isFilled(english[name]));
  return { missing, percent: Math.floor((100 * (written.length - missing.length)) / written.length) };
}

function isLocalized(attribute: Attribute | undefined): boolean {
  const options = attribute?.pluginOptions as { i18n?: { localized?: boolean } } | undefined;
  return options?.i18n?.localized === true;
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined;
}
