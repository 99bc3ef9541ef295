import { isRouteErrorResponse } from 'react-router';
import { isBrokenByTranslator } from '../i18n/translated.ts';

export interface PageError {
  /** The key of the title in the namespace `errors`. */
  kind: 'notFound' | 'network' | 'server' | 'request' | 'unknown';
  /** The key in `errors:advice`, if it is not the key of the kind. */
  advice?: 'preview' | 'draft' | 'tooMany' | 'tooManyFor' | 'translated';
  /** Whether loading the page again may help. */
  retry: boolean;
  status?: number;
  retryAfterSeconds?: number;
}

/** Null means that the error is ignored. A preview is not found if its draft lacks what the page needs. */
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
  // Public pages answer 403 only to previews.
  return { kind: 'unknown', retry: true, status, ...(status === 403 && { advice: 'preview' }) };
}

/** React Router passes on the JSON of limit-pages.ts as text, but not the headers of the answer. */
function tooManyRequests(body: unknown): PageError {
  const seconds = /"retryAfterSeconds":(\d+)/.exec(String(body))?.[1];
  const tooMany = { kind: 'unknown', retry: true, status: 429 } as const;
  if (!seconds) return { ...tooMany, advice: 'tooMany' };
  return { ...tooMany, advice: 'tooManyFor', retryAfterSeconds: Number(seconds) };
}

/** React Router sends this message in place of that of a server error, so that details stay on the server. */
const hiddenServerError = 'Unexpected Server Error';

/** Whether no answer came. `fetch` and `import` then reject with a TypeError whose message depends on the browser. */
function isFetchFailure(error: Error): boolean {
  return (
    error instanceof TypeError &&
    /fetch|network|load failed|dynamically imported|module script/i.test(error.message)
  );
}
