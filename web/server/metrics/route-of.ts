import { pagePath } from '../page-request.ts';

/** What other services answer, and what web itself answers besides pages. Each counts as one route. */
const prefixes = /^\/(?:api|cms|internal|media|locales|__manifest)(?=\/|$)/;

interface Known {
  /** The patterns of the pages, such as `/artworks/:productId`. */
  patterns: readonly string[];
  /** The names of the files and folders at the top of the browser's files. */
  files: readonly string[];
}

/**
 * Creates the function that finds the route of a URL for the metrics. All files count as one route, and all addresses
 * that lead nowhere count as one, so that strangers can't add routes.
 */
export function createRouteOf({ patterns, files }: Known): (url: string) => string {
  const fixed = new Set(patterns.filter((pattern) => !pattern.includes(':')));
  const variable = patterns
    .filter((pattern) => pattern.includes(':'))
    .map((pattern) => ({ pattern, matches: matcherOf(pattern) }));
  const tops = new Set(files);

  return (url) => {
    const at = url.indexOf('?');
    const path = at === -1 ? url : url.slice(0, at);
    if (fixed.has(path)) return path;
    const prefix = prefixes.exec(path)?.[0];
    if (prefix) return prefix;
    if (tops.has(path.split('/', 2)[1] ?? '')) return 'files';
    const page = pagePath(path);
    if (fixed.has(page)) return page;
    return variable.find(({ matches }) => matches.test(page))?.pattern ?? 'unknown';
  };
}

/** A part such as `:orderNo` stands for one segment, and `:orderNo?` for one or none. */
function matcherOf(pattern: string): RegExp {
  const segments = pattern.split('/').slice(1);
  const parts = segments.map((segment) => {
    if (!segment.startsWith(':')) return `/${segment.replaceAll('.', String.raw`\.`)}`;
    return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
  });
  return new RegExp(`^${parts.join('')}$`);
}
