import { ApiError } from './errors.ts';

/** Whether commerce examined the input and refused it. A refusal because of too many requests does not count. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
