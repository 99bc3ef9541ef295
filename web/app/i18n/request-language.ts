import Negotiator from 'negotiator';
import { cookieValue } from './cookie-value.ts';
import { fallbackLanguage, firstSupported, type Language, languageKeys, languageQuery } from './languages.ts';

/**
 * The language of a response. The server chooses it by the query, the cookies and the header Accept-Language.
 * Only the browser can read the storages and the html tag (detect-language.ts). If the browser finds another
 * language, it switches to this language after hydration. The code that renders pages and the HTML cache both
 * use this function, so that a cached page always has the right language.
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
