import type { IncomingHttpHeaders } from 'node:http';
import { type Language, languageQuery, supportedLanguage } from '../app/i18n/languages.ts';
import { requestLanguage } from '../app/i18n/request-language.ts';

/** All that a page may depend on. Whatever else a request carries never reaches the code that renders. */
export interface PageRequest {
  /** Path with the query parameters that count. */
  url: string;
  language: Language;
  /** Of the HTML cache. */
  key: string;
  /** A free-text search: there are too many to keep. */
  searches: boolean;
}

/** Query parameters that make another page; `lng` counts everywhere. */
const meaningful: Readonly<Record<string, readonly string[]>> = {
  '/artworks': ['q', 'type', 'glaze', 'status', 'minPrice', 'maxPrice', 'sort', 'page'],
};
const freeText = 'q';
const longestValue = 100;

export function readPageRequest(url: string, headers: IncomingHttpHeaders): PageRequest {
  const at = url.indexOf('?');
  const path = at === -1 ? url : url.slice(0, at);
  const search = at === -1 ? noSearch : new URLSearchParams(url.slice(at));
  const language = requestLanguage({
    search,
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
  });
  const query = at === -1 ? '' : meaningfulQuery(path, search);
  const canonical = query ? `${path}?${query}` : path;
  return {
    url: canonical,
    language,
    key: `${language} ${canonical}`,
    searches: query.includes(`${freeText}=`),
  };
}

const noSearch = new URLSearchParams();

/** In a fixed order, so that the same page has one key. */
function meaningfulQuery(path: string, search: URLSearchParams): string {
  const kept = new URLSearchParams();
  const names = meaningful[pagePath(path)] ?? [];
  for (const name of names) {
    const value = search.get(name);
    if (value && value.length <= longestValue) kept.set(name, value);
  }
  const asked = supportedLanguage(search.get(languageQuery));
  if (asked) kept.set(languageQuery, asked);
  // Which loaders' data the browser asks for: names of route modules.
  const routes = path.endsWith('.data') ? search.get('_routes') : null;
  if (routes && /^[\w/.,:*-]{1,500}$/.test(routes)) kept.set('_routes', routes);
  return kept.toString();
}

/** `/artworks.data` holds the data of `/artworks`. */
function pagePath(path: string): string {
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path;
}
