export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language when no source names a supported one. Its texts also replace missing texts. */
export const fallbackLanguage: Language = 'zh';

/**
 * The names of the language cookies, which are also the keys in both storages. The specification gives two
 * names. The language is written under both names, and the first name wins when they differ.
 */
export const languageKeys = ['i18next', 'i18nextLng'] as const;

export const languageQuery = 'lng';

/** The supported language for a tag such as `en-GB` or `zh-Hant-TW`, or undefined if there is none. */
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
