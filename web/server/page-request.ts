import type { IncomingHttpHeaders } from 'node:http';
import { own } from '@junyao/commerce/contract/own';
import { type Language, languageQuery, supportedLanguage } from '../app/i18n/languages.ts';
import { requestLanguage } from '../app/i18n/request-language.ts';
import { listSearch, readListQuery } from '../app/public/artworks/list-query.ts';
import { readWantedPiece, wantedPieceSearch } from '../app/public/customization/wanted-piece.ts';
import { readStoriesQuery, storiesSearch } from '../app/public/stories/stories-query.ts';

/** All that a page may depend on. Nothing else of a request reaches the code that renders. */
export interface PageRequest {
  url: string;
  language: Language;
  key: string;
  /** Whether the page is a search for free text or in a range of prices. There is no end of them. */
  searches: boolean;
  /** Whether the address has parameters besides the language, such as a filter, a page number or a preview. */
  chosen: boolean;
  /** The query parameter `preview`; null for the page that every visitor sees. */
  preview: string | null;
}

/** Normalizes the query parameters of the pages that read some. `lng` is not listed, because every page reads it. */
const meaningful: Readonly<Record<string, (search: URLSearchParams) => URLSearchParams>> = {
  '/customization': (search) => wantedPieceSearch(readWantedPiece(search)),
  '/jun-history': (search) => storiesSearch(readStoriesQuery(search)),
  '/artworks': (search) => listSearch(readListQuery(search)),
  '/artworks-for-show': (search) =>
    listSearch({ ...readListQuery(noSearch), page: readListQuery(search).page }),
};

/** These parameters have endlessly many possible values. */
const freelyChosen = ['q', 'minPrice', 'maxPrice'];
const previewParameter = 'preview';
const routesParameter = '_routes';
const ofEveryPage = [languageQuery, routesParameter];

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

/** Normalized, so that different addresses of one page share a key. */
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

/** The data of `/artworks` has the address `/artworks.data`, that of `/` has `/_root.data`. */
export function pagePath(path: string): string {
  if (path === '/_root.data') return '/';
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path;
}
