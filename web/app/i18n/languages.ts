export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language used when no source names one of ours, and the one whose text replaces a missing text. */
export const fallbackLanguage: Language = 'zh';

/**
 * The name of the cookie, and the key in both storages. The specification gives two names: both are written
 * together, and the first one wins when they differ.
 */
export const languageKeys = ['i18next', 'i18nextLng'] as const;

export const languageQuery = 'lng';

/** Our language for a tag such as `en-GB` or `zh-Hant-TW`, or undefined if there is none. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

/** The language of the first tag that names one of ours. */
export function firstSupported(tags: Iterable<string | null | undefined>): Language | undefined {
  for (const tag of tags) {
    const language = supportedLanguage(tag);
    if (language) return language;
  }
  return undefined;
}
