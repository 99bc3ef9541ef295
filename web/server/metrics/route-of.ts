import { pagePath } from '../page-request.ts';

/** Other services answer these paths, or web itself does without a page. Each counts as one route. */
const prefixes = /^\/(?:api|cms|internal|media|locales|__manifest)(?=\/|$)/;

interface Known {
  patterns: readonly string[];
  files: readonly string[];
}

/** All files count as one route, and so do all unknown addresses, so that strangers cannot add routes. */
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
