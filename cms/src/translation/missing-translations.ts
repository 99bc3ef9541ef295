import { own } from '../own.ts';
export interface Attribute {
  type?: string;
  component?: string;
  pluginOptions?: object;
}

export type Attributes = Record<string, Attribute>;

/** The components are keyed by uid. */
export interface Schema {
  attributes: Attributes;
  components: Record<string, { attributes: Attributes } | undefined>;
}

export type Fields = Record<string, unknown>;

export interface Completeness {
  /** Fields with texts that are written in Chinese but not in English. */
  missing: { name: string; words: number }[];
  /** Whole percent of the Chinese words. */
  percent: number;
}

/**
 * Compares the two languages text by text, also in components and dynamic zones. A text counts by its words, a Chinese
 * character as a word, and a picture of one language as a word. Null when nothing translatable is written in Chinese.
 */
export function missingTranslations(
  { attributes, components }: Schema,
  chinese: Fields,
  english: Fields,
): Completeness | null {
  const fields = Object.entries(attributes)
    .filter(([, attribute]) => isLocalized(attribute))
    .map(([name, attribute]) => ({
      name,
      ...compareField(components, attribute, own(chinese, name), own(english, name)),
    }));
  const { written, missing } = sum(fields);
  if (written === 0) return null;
  return {
    missing: fields.flatMap((each) => (each.missing > 0 ? [{ name: each.name, words: each.missing }] : [])),
    percent: Math.floor((100 * (written - missing)) / written),
  };
}

/** In words of the Chinese text. */
interface Count {
  written: number;
  missing: number;
}

function compareField(
  components: Schema['components'],
  attribute: Attribute,
  chinese: unknown,
  english: unknown,
): Count {
  const compareParts = (uid: string, parts: Fields[], english: Fields[]) =>
    sum(parts.map((part, index) => compareFields(components, uid, part, english[index] ?? {})));

  if (attribute.type === 'component') {
    return compareParts(attribute.component ?? '', partsOf(chinese), partsOf(english));
  }
  if (attribute.type === 'dynamiczone') {
    const kinds = [...new Set(partsOf(chinese).map(kindOf))];
    // The third picture is compared with the third picture, so other missing parts before it do not matter.
    const ofKind = (kind: string, parts: Fields[]) => parts.filter((part) => kindOf(part) === kind);
    return sum(
      kinds.map((kind) => compareParts(kind, ofKind(kind, partsOf(chinese)), ofKind(kind, partsOf(english)))),
    );
  }
  const written = translatedTypes.has(attribute.type ?? '') ? wordsIn(chinese) : 0;
  return { written, missing: wordsIn(english, latinWord) >= written * leastShare ? 0 : written };
}

function compareFields(
  components: Schema['components'],
  uid: string,
  chinese: Fields,
  english: Fields,
): Count {
  const attributes = Object.entries(own(components, uid)?.attributes ?? {});
  return sum(
    attributes.map(([name, attribute]) =>
      compareField(components, attribute, own(chinese, name), own(english, name)),
    ),
  );
}

/** An English text with fewer words than this share of the Chinese characters is only begun. */
const leastShare = 0.2;

/** A translator fills these. Numbers and choices have a value in every language. */
const translatedTypes = new Set(['string', 'text', 'richtext', 'blocks', 'media']);

function sum(counts: Count[]): Count {
  return {
    written: counts.reduce((total, { written }) => total + written, 0),
    missing: counts.reduce((total, { missing }) => total + missing, 0),
  };
}

function partsOf(value: unknown): Fields[] {
  return [value ?? []].flat() as Fields[];
}

const kindOf = (part: Fields) => String(part.__component);

/** True for a field or content type with a value for each language. */
export function isLocalized({ pluginOptions }: { pluginOptions?: object }): boolean {
  const options = pluginOptions as { i18n?: { localized?: boolean } } | undefined;
  return options?.i18n?.localized === true;
}

/** Strapi stores an empty rich text as a paragraph with an empty text. A picture counts as one word. */
function wordsIn(value: unknown, word = anyWord): number {
  if (typeof value === 'string') {
    const hasOther = value.trim() !== '' && !/\p{Script=Han}/u.test(value);
    return value.match(word)?.length ?? (hasOther ? 1 : 0);
  }
  if (Array.isArray(value)) return value.reduce((total: number, each) => total + wordsIn(each, word), 0);
  if (typeof value !== 'object' || value === null) return 0;
  if ('children' in value) return wordsIn(value.children, word);
  return 'text' in value ? wordsIn(value.text, word) : 1;
}

const anyWord = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;

/** Chinese that was copied into an English text is no translation. */
const latinWord = /(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
