import type { ErrorCode } from 'commerce/contract';

/** What commerce refused. `message` is its text in the language of the interface, empty if it gave none. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly errorCode: ErrorCode;
  readonly status: number;
  readonly details: unknown;
  readonly traceId: string;

  constructor(refusal: {
    errorCode: ErrorCode;
    message: string;
    status: number;
    details: unknown;
    traceId: string;
  }) {
    super(refusal.message);
    this.errorCode = refusal.errorCode;
    this.status = refusal.status;
    this.details = refusal.details;
    this.traceId = refusal.traceId;
  }
}

export function hasCode(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.errorCode);
}

/** What commerce found wrong with a field, in the language of the call; undefined where it named no such field. */
export function reasonOf(error: unknown, field: string): string | undefined {
  if (!hasCode(error, 'SYS007')) return undefined;
  const { reasons } = Object(error.details) as { reasons?: Record<string, string> };
  return reasons?.[field];
}

/** The page was left while the answer was under way: nobody is waiting for a message. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** No answer came: the time-out ran down, or the connection broke (fetch then throws a TypeError). */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}

/**
 * Whether the call may have been carried out although it failed here. Commerce refuses with 400 and above, so
 * an error below that is the page of somebody between.
 */
export function isUnanswered(error: unknown): boolean {
  return isNetworkError(error) || (error instanceof ApiError && (error.status >= 500 || error.status < 400));
}
