import { isRouteErrorResponse } from 'react-router';
import { isBrokenByTranslator } from '../i18n/translated.ts';

export interface PageError {
  /** The key of the title in the namespace `errors`. */
  kind: 'notFound' | 'network' | 'server' | 'request' | 'unknown';
  /** The key of what happened and what to do, in `errors:advice`, if it is not that of the kind. */
  advice?: 'preview' | 'draft' | 'tooMany' | 'tooManyFor' | 'translated';
  /** Whether loading the page again may help. */
  retry: boolean;
  /** The HTTP status, if the server answered. */
  status?: number;
  /** After how many seconds the server answers this visitor again, if the server said so. */
  retryAfterSeconds?: number;
}

/**
 * Decides how the error page shows what a route threw. Null means that the error is ignored. A preview whose page is
 * not found is of a draft that lacks what its page needs.
 */
export function classifyError(error: unknown, { isPreview = false } = {}): PageError | null {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404 && isPreview) return { ...classifyStatus(404), advice: 'draft' };
    return error.status === 429 ? tooManyRequests(error.data) : classifyStatus(error.status);
  }
  if (!(error instanceof Error)) return { kind: 'request', retry: true };
  // The visitor opened another page before the answer came.
  if (error.name === 'AbortError') return null;
  if (error.name === 'TimeoutError' || isFetchFailure(error)) return { kind: 'network', retry: true };
  if (error.message === hiddenServerError) return classifyStatus(500);
  if (isBrokenByTranslator(error)) return { kind: 'request', retry: true, advice: 'translated' };
  return { kind: 'request', retry: true };
}

function classifyStatus(status: number): PageError {
  if (status === 404) return { kind: 'notFound', retry: false, status };
  if (status === 500) return { kind: 'server', retry: true, status };
  // Public pages refuse nothing but previews.
  return { kind: 'unknown', retry: true, status, ...(status === 403 && { advice: 'preview' }) };
}

/**
 * The answer of limit-pages.ts names the seconds in its JSON, which React Router passes on as text. React Router does
 * not pass on the headers of the answer.
 */
function tooManyRequests(body: unknown): PageError {
  const seconds = /"retryAfterSeconds":(\d+)/.exec(String(body))?.[1];
  const tooMany = { kind: 'unknown', retry: true, status: 429 } as const;
  if (!seconds) return { ...tooMany, advice: 'tooMany' };
  return { ...tooMany, advice: 'tooManyFor', retryAfterSeconds: Number(seconds) };
}

/**
 * The message that React Router sends in place of the message of a server error, so that details stay on the
 * server.
 */
const hiddenServerError = 'Unexpected Server Error';

/**
 * Whether no answer came. Without an answer, `fetch` and the import of a module reject with a TypeError whose
 * message depends on the browser. Any other TypeError is a bug in our code.
 */
function isFetchFailure(error: Error): boolean {
  return (
    error instanceof TypeError &&
    /fetch|network|load failed|dynamically imported|module script/i.test(error.message)
  );
}
