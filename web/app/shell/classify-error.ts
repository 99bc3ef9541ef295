import { isRouteErrorResponse } from 'react-router';

export interface PageError {
  /** Key of its title in the namespace `errors`. */
  kind: 'notFound' | 'server' | 'unknown' | 'network' | 'request';
  /** Whether loading again may help. */
  retry: boolean;
  /** HTTP status, where there was an answer. */
  status?: number;
}

/** What the error page says of something a route threw; null for what is to be ignored. */
export function classifyError(error: unknown): PageError | null {
  if (isRouteErrorResponse(error)) return classifyStatus(error.status);
  if (!(error instanceof Error)) return { kind: 'request', retry: true };
  // The visitor went elsewhere before the answer came.
  if (error.name === 'AbortError') return null;
  if (error.name === 'TimeoutError' || isFetchFailure(error)) return { kind: 'network', retry: true };
  if (error.message === hiddenServerError) return classifyStatus(500);
  return { kind: 'request', retry: true };
}

function classifyStatus(status: number): PageError {
  if (status === 404) return { kind: 'notFound', retry: false, status };
  if (status === 500) return { kind: 'server', retry: true, status };
  return { kind: 'unknown', retry: true, status };
}

/** What React Router puts in place of an error thrown on the server, so that its text stays there. */
const hiddenServerError = 'Unexpected Server Error';

/**
 * fetch rejects with a TypeError when no answer comes, and so does a module that cannot be loaded; the
 * words differ by browser. Any other TypeError is a mistake in our code.
 */
function isFetchFailure(error: Error): boolean {
  return (
    error instanceof TypeError &&
    /fetch|network|load failed|dynamically imported|module script/i.test(error.message)
  );
}
