import type { ErrorCode } from '@junyao/commerce/contract';
import { own } from '@junyao/commerce/contract/own';

/** Commerce refused the call, or the answer is not from commerce. The message may be empty. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  declare readonly errorCode: ErrorCode;
  declare readonly status: number;
  declare readonly details: unknown;
  declare readonly traceId: string;

  constructor(refusal: {
    errorCode: ErrorCode;
    message: string;
    status: number;
    details: unknown;
    traceId: string;
  }) {
    super(refusal.message);
    Object.assign(this, refusal);
  }
}

/** The person closed the question for a proof, so commerce has not begun the work. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

export function hasCode(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.errorCode);
}

/**
 * Whether only this call was turned away, before its handler. An earlier one with the same request id may have been
 * carried out.
 */
export function isTurnedAway(error: unknown): boolean {
  return hasCode(error, 'SYS003', 'AUT015', 'AUT016') || error instanceof NotConfirmed;
}

/** Empty for errors without details. */
export function detailsOf(error: unknown): Record<string, unknown> {
  return Object(error instanceof ApiError && error.details) as Record<string, unknown>;
}

/** The reason is in the language of the call. Undefined when the refusal does not name the field. */
export function reasonOf(error: unknown, field: string): string | undefined {
  if (!hasCode(error, 'SYS007')) return undefined;
  const { reasons } = Object(error.details) as { reasons?: Record<string, string> };
  return own(reasons, field);
}

/** The visitor left the page before the answer came, so the error needs no message. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Whether no answer came: the call timed out, or the connection broke (fetch then throws a TypeError). */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}

/**
 * Whether no usable answer came although commerce may have carried out the call. Commerce never answers an error with a
 * status below 400, so such an answer comes from something else, such as a proxy.
 */
export function isUnanswered(error: unknown): boolean {
  return isNetworkError(error) || (error instanceof ApiError && (error.status >= 500 || error.status < 400));
}
