export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

/** Shown where no source names a language we have, and where a text is missing. */
export const fallbackLanguage: Language = 'zh';

/**
 * Name of the cookie and key in both storages. The specification gives two; the first wins when they
 * disagree, and both are written together.
 */
export const languageKeys = ['i18next', 'i18nextLng'] as const;

export const languageQuery = 'lng';

/** The language we have for a tag such as `en-GB` or `zh-Hant-TW`, or undefined. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

/** The first tag of the list that names a language we have. */
export function firstSupported(tags: Iterable<string | null | undefined>): Language | undefined {
  for (const tag of tags) {
    const language = supportedLanguage(tag);
    if (language) return language;
  }
  return undefined;
}
