import { fallbackLanguage, type Language, languages } from '../i18n/languages.ts';
import type { CmsPart, CmsText } from './cms-text.tsx';

/** A published document has at least one row. */
export type Locales<Row> = Partial<Record<Language, Row | undefined>>;

/** Documents by documentId. */
export type Documents<Row> = ReadonlyMap<string, Locales<Row>>;

/** The zh row if there is one, because other rows may have older values of the fields without a language. */
export function neutralRow<Row>(rows: Locales<Row>): Row | undefined {
  return rows[fallbackLanguage] ?? Object.values(rows)[0];
}

/** The text in this language, or else in another language. */
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

/** Each text in this language, or else in another language. */
export function textsOf<const Fields extends readonly string[]>(
  rows: Locales<Record<Fields[number], string | null>>,
  fields: Fields,
  language: Language,
): Record<Fields[number], CmsText | null> {
  const texts = fields.map((field: Fields[number]) => [field, textOf(rows, field, language)]);
  return Object.fromEntries(texts);
}

export function inside<Row, Component>(
  rows: Locales<Row>,
  component: (row: Row) => Component | null,
): Locales<Component> {
  return Object.fromEntries(
    Object.entries(rows).map(([language, row]) => [language, row && (component(row) ?? undefined)]),
  );
}

/** The part in this language, or else in another language. */
export function partOf<Row, Field extends keyof Row>(
  rows: Locales<Row>,
  field: Field,
  language: Language,
): CmsPart<NonNullable<Row[Field]>> | null {
  for (const each of [language, fallbackLanguage, ...languages]) {
    const value = rows[each]?.[field];
    if (value && !(Array.isArray(value) && value.length === 0)) return { value, language: each };
  }
  return null;
}

/** When a document was last published in any language, as an ISO date. */
export function latestOf(rows: Locales<{ publishedAt?: string | null }>): string | null {
  return latest(Object.values(rows).map((row) => row?.publishedAt));
}

/** The latest of some ISO dates, or null when there is none. */
export function latest(dates: readonly (string | null | undefined)[]): string | null {
  return dates.reduce<string | null>((one, other) => (other && other > (one ?? '') ? other : one), null);
}

/** Sorts by the number that staff entered, then by `key`. Documents without a number come last. */
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
