import type { IncomingHttpHeaders } from 'node:http';
import { own } from '@junyao/commerce/contract/own';
import { type Language, languageQuery, supportedLanguage } from '../app/i18n/languages.ts';
import { requestLanguage } from '../app/i18n/request-language.ts';
import { listSearch, readListQuery } from '../app/public/artworks/list-query.ts';
import { readWantedPiece, wantedPieceSearch } from '../app/public/customization/wanted-piece.ts';
import { readStoriesQuery, storiesSearch } from '../app/public/stories/stories-query.ts';

/** Everything a page may depend on. Nothing else of a request reaches the code that renders. */
export interface PageRequest {
  /** The path with the query parameters that the page reads. */
  url: string;
  language: Language;
  /** The key of the page in the HTML cache. */
  key: string;
  /**
   * Whether the page is a search for free text or in a range of prices. Such pages are not cached, because
   * there are too many of them.
   */
  searches: boolean;
  /**
   * Whether the address has parameters besides the language, such as a filter, a page number or a preview. There is no
   * end of such addresses.
   */
  chosen: boolean;
  /** What the query parameter `preview` says, or null for the page that every visitor sees. */
  preview: string | null;
}

/**
 * The pages that read query parameters, each with a function that normalizes the parameters. The parameter
 * `lng` is not listed here, because every page reads it.
 */
const meaningful: Readonly<Record<string, (search: URLSearchParams) => URLSearchParams>> = {
  '/customization': (search) => wantedPieceSearch(readWantedPiece(search)),
  '/jun-history': (search) => storiesSearch(readStoriesQuery(search)),
  '/artworks': (search) => listSearch(readListQuery(search)),
  '/artworks-for-show': (search) =>
    listSearch({ ...readListQuery(noSearch), page: readListQuery(search).page }),
};

/** Parameters with any number of values. */
const freelyChosen = ['q', 'minPrice', 'maxPrice'];
const previewParameter = 'preview';
const routesParameter = '_routes';
const ofEveryPage = [languageQuery, routesParameter];

/** @param dataRoutes ids of the routes whose data a browser may ask for */
export function readPageRequest(
  url: string,
  headers: IncomingHttpHeaders,
  dataRoutes: readonly string[],
): PageRequest {
  const at = url.indexOf('?');
  const path = at === -1 ? url : url.slice(0, at);
  const search = at === -1 ? noSearch : new URLSearchParams(url.slice(at));
  const language = requestLanguage({
    search,
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
  });
  const kept = at === -1 ? noSearch : meaningfulSearch(path, search, dataRoutes);
  const preview = search.get(previewParameter);
  if (preview !== null) kept.set(previewParameter, preview);
  const query = kept.toString();
  const canonical = query ? `${path}?${query}` : path;
  return {
    url: canonical,
    language,
    key: `${language} ${canonical}`,
    searches: freelyChosen.some((name) => kept.has(name)),
    chosen: [...kept.keys()].some((name) => !ofEveryPage.includes(name)),
    preview,
  };
}

const noSearch = new URLSearchParams();

/**
 * The query parameters that the page reads, normalized, so that different addresses of one page share a key.
 */
function meaningfulSearch(
  path: string,
  search: URLSearchParams,
  dataRoutes: readonly string[],
): URLSearchParams {
  const kept = own(meaningful, pagePath(path))?.(search) ?? new URLSearchParams();
  const asked = supportedLanguage(search.get(languageQuery));
  if (asked) kept.set(languageQuery, asked);
  const named = path.endsWith('.data') ? search.get(routesParameter)?.split(',') : undefined;
  const known = dataRoutes.filter((id) => named?.includes(id));
  if (known.length > 0) kept.set(routesParameter, known.join(','));
  return kept;
}

/** The path of the page. The data of `/artworks` has the address `/artworks.data`, that of `/` has `/_root.data`. */
export function pagePath(path: string): string {
  if (path === '/_root.data') return '/';
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path;
}
