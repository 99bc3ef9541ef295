import { fallbackLanguage, firstSupported, type Language, languageKeys, languageQuery } from './languages.ts';

/**
 * The language of an answer, from what the server can see: query, cookies, Accept-Language. The storages
 * and the html tag belong to the browser (detect-language.ts); it switches after hydration if they say
 * otherwise. Used for rendering and for the key of the HTML cache, so that both always agree.
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

/** The tags of an Accept-Language header, the most wanted first; `q=0` means not wanted at all. */
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
