export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

/** Used when no source names a supported language, and for a text that is missing in another language. */
export const fallbackLanguage: Language = 'zh';

/** The names of the cookies and storage keys, from the specification. Both are written, and the first one counts. */
export const languageKeys = ['i18next', 'i18nextLng'] as const;

export const languageQuery = 'lng';

/** Accepts tags such as `en-GB` or `zh-Hant-TW`. */
export function supportedLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
}

export function firstSupported(tags: Iterable<string | null | undefined>): Language | undefined {
  for (const tag of tags) {
    const language = supportedLanguage(tag);
    if (language) return language;
  }
  return undefined;
}
