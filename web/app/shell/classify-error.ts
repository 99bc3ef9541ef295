import { isRouteErrorResponse } from 'react-router';
import { isBrokenByTranslator } from '../i18n/translated.ts';

export interface PageError {
  /** The key of the title in the namespace `errors`. */
  kind: 'notFound' | 'network' | 'server' | 'request' | 'unknown' | 'code.SYS004';
  /** The key in `errors:advice`, if it is not the key of the kind. */
  advice?: 'preview' | 'draft' | 'tooMany' | 'tooManyFor' | 'translated' | 'retriesByItself' | 'server';
  /** Whether loading the page again may help. */
  retry: boolean;
  status?: number;
  retryAfterSeconds?: number;
}

/** Null means that the error is ignored. A preview is not found if its draft lacks what the page needs. */
export function classifyError(error: unknown, { isPreview = false } = {}): PageError | null {
  if (isRouteErrorResponse(error)) {
    const { status, data } = error;
    if (status === 404 && isPreview) return { ...classifyStatus(404), advice: 'draft' };
    const seconds = secondsIn(data);
    const advice = seconds && adviceWithTime[status];
    return { ...classifyStatus(status), ...(advice && { advice, retryAfterSeconds: seconds }) };
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
  return { kind: 'unknown', retry: true, status, ...byStatus[status] };
}

const byStatus: Partial<Record<number, Partial<PageError>>> = {
  // Public pages answer 403 only to previews.
  403: { advice: 'preview' },
  404: { kind: 'notFound', retry: false },
  429: { advice: 'tooMany' },
  500: { kind: 'server' },
  503: { kind: 'code.SYS004', advice: 'server' },
};

/** For refusals that say when to try again: of a visitor who asked too often, and while too many visitors wait. */
const adviceWithTime: Partial<Record<number, PageError['advice']>> = {
  429: 'tooManyFor',
  503: 'retriesByItself',
};

/** React Router passes on the JSON of a refusal as text, but not the headers of the answer. Zero if no time is named. */
function secondsIn(body: unknown): number {
  return Number(/"retryAfterSeconds":(\d+)/.exec(String(body))?.[1] ?? 0);
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
