import Negotiator from 'negotiator';
import { cookieValue } from './cookie-value.ts';
import { fallbackLanguage, firstSupported, type Language, languageKeys, languageQuery } from './languages.ts';

/**
 * The language of a response, from what the server can read: query, cookies, Accept-Language. Only the
 * browser can read the storages and the html tag (detect-language.ts). After hydration the browser switches
 * the language if its result differs. Rendering and the key of the HTML cache both use this function, so that
 * they always agree.
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

/** The tags of an Accept-Language header, sorted by preference. */
function byPreference(header: string | null | undefined): string[] {
  return new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages();
}
