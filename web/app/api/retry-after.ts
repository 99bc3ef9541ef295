import { detailsOf } from './errors.ts';

/** Null if the refusal does not say when the call may be repeated. */
export function retryAfterSeconds(error: unknown): number | null {
  const { retryAfterSeconds: seconds } = detailsOf(error);
  return typeof seconds === 'number' ? seconds : null;
}

/** At least one. */
export function retryAfterMinutes(error: unknown): number {
  return Math.ceil((retryAfterSeconds(error) ?? 0) / 60) || 1;
}
