import { ApiError } from './errors.ts';

/**
 * The number of seconds after which a refused call may be repeated. Null if the refusal does not give this
 * number.
 */
export function retryAfterSeconds(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('retryAfterSeconds' in details)) return null;
  return typeof details.retryAfterSeconds === 'number' ? details.retryAfterSeconds : null;
}
