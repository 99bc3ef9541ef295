import { ApiError } from './errors.ts';

/** Null if the refusal does not say when the call may be repeated. */
export function retryAfterSeconds(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('retryAfterSeconds' in details)) return null;
  return typeof details.retryAfterSeconds === 'number' ? details.retryAfterSeconds : null;
}

/** At least one. */
export function retryAfterMinutes(error: unknown): number {
  return Math.ceil((retryAfterSeconds(error) ?? 0) / 60) || 1;
}
