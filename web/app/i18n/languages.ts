export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

/**
 * The language that is used when no source names a supported language. If a text is missing in another
 * language, the text of this language is used.
 */
export const fallbackLanguage: Language = 'zh';

/**
 * The names of the cookies that store the language. They are also the keys in localStorage and
 * sessionStorage. The specification gives two names. The language is written under both names. If the two
 * values differ, the value of the first name is used.
 */
export const languageKeys = ['i18next', 'i18nextLng'] as const;

export const languageQuery = 'lng';

/**
 * The supported language for a tag such as `en-GB` or `zh-Hant-TW`. Undefined if the language of the tag is
 * not supported.
 */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

/** The language of the first tag that names a supported language. */
export function firstSupported(tags: Iterable<string | null | undefined>): Language | undefined {
  for (const tag of tags) {
    const language = supportedLanguage(tag);
    if (language) return language;
  }
  return undefined;
}
