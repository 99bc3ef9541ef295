import { fallbackLanguage, firstSupported, type Language, languageKeys, languageQuery } from './languages.ts';

/**
 * The language of a response, from what the server can read: query, cookies, Accept-Language. Only the browser can
 * read the storages and the html tag (detect-language.ts), and it switches after hydration when they differ.
 * Rendering and the key of the HTML cache both use this function, so that they always agree.
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

/** The value of a cookie in a Cookie header or in `document.cookie`. */
export function cookieValue(header: string | null | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** The tags of an Accept-Language header, sorted by preference. `q=0` means not accepted. */
function byPreference(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      const weight = q ? Number(q.slice(2)) : 1;
      return { tag, weight: Number.isFinite(weight) ? weight : 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
