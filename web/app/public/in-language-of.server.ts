import { languageQuery } from '../i18n/languages.ts';

/** If the requested address names a language, the redirect names it too. */
export function inLanguageOf(requested: URL, address: string): string {
  const { pathname, search, searchParams } = new URL(address, requested);
  const language = requested.searchParams.get(languageQuery);
  if (!language) return pathname + search;
  searchParams.set(languageQuery, language);
  return `${pathname}?${searchParams}`;
}
