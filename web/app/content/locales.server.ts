import { fallbackLanguage, type Language, languages } from '../i18n/languages.ts';
import type { CmsText } from './cms-text.tsx';

/** The published rows of a document by locale. At least one is there. */
export type Locales<Row> = Partial<Record<Language, Row | undefined>>;

/** Documents by documentId. */
export type Documents<Row> = ReadonlyMap<string, Locales<Row>>;

/** Where fields without a language are read: the zh row, because the CMS lets the other rows lag behind. */
export function neutralRow<Row>(rows: Locales<Row>): Row | undefined {
  return rows[fallbackLanguage] ?? Object.values(rows)[0];
}

/** A text in the language, or in another one that has it. */
export function textOf<Field extends string>(
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

/** By the number that staff gave them, documents without one last, and then by `key`. */
export function inOrder<Row extends { order: number | null }>(
  documents: readonly Locales<Row>[],
  key: (row: Row) => string,
): Locales<Row>[] {
  const last = Number.MAX_SAFE_INTEGER;
  return documents
    .flatMap((rows) => {
      const row = neutralRow(rows);
      return row ? [{ rows, order: row.order ?? last, key: key(row) }] : [];
    })
    .sort((a, b) => a.order - b.order || a.key.localeCompare(b.key))
    .map(({ rows }) => rows);
}
