import Negotiator from 'negotiator';
import { cookieValue } from './cookie-value.ts';
import { fallbackLanguage, firstSupported, type Language, languageKeys, languageQuery } from './languages.ts';

/**
 * Only the browser can read its storages and the html tag (detect-language.ts), so it may switch to another language
 * after hydration. Pages and the HTML cache both use this function, so that a cached page has the right language.
 */
export function requestLanguage(request: {
  search: URLSearchParams;
  cookie: string | null | undefined;
  acceptLanguage: string | null | undefined;
}): Language {
  return (
    firstSupported(request.search.getAll(languageQuery)) ??
    firstSupported(languageKeys.map((name) => cookieValue(request.cookie, name))) ??
    firstSupported(byPreference(request.acceptLanguage)) ??
    fallbackLanguage
  );
}

function byPreference(header: string | null | undefined): string[] {
  return new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages();
}
