import { own } from '../own.ts';
export interface Attribute {
  type?: string;
  /** The uid of the component, for an attribute of the type `component`. */
  component?: string;
  pluginOptions?: object;
}

export type Attributes = Record<string, Attribute>;

/** The fields of a content type, and the components by uid that its fields are made of. */
export interface Schema {
  attributes: Attributes;
  components: Record<string, { attributes: Attributes } | undefined>;
}

export type Fields = Record<string, unknown>;

export interface Completeness {
  /** The fields of the type with texts that are written in Chinese but not in English, and how many words they have. */
  missing: { name: string; words: number }[];
  /** The share of the Chinese words whose text is also written in English, in whole percent. */
  percent: number;
}

/**
 * Compares the English version of a document with the Chinese one, text by text, also in every part of a component and
 * of a dynamic zone. A long text counts for more than a short one: its words count, and each Chinese character is one. A
 * picture that belongs to one language counts as one word. Null when nothing that can be translated is written in
 * Chinese.
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

/** How many words are written in Chinese, and how many of them are missing in English. */
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
    // The third picture is compared with the third picture, so a part that is missing before it does not matter.
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

/** The types of fields that a translator fills. Numbers and choices have a value in every language. */
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

/** Whether a field, or a content type, is written once for each language. */
export function isLocalized({ pluginOptions }: { pluginOptions?: object }): boolean {
  const options = pluginOptions as { i18n?: { localized?: boolean } } | undefined;
  return options?.i18n?.localized === true;
}

/**
 * How many words a value has. Strapi stores an empty rich text as a paragraph that contains an empty text. A picture
 * counts as one word.
 */
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
