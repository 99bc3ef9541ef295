import { ApiError } from '../api/errors.ts';

/** Whether commerce examined the input and refused it. False for too many requests and for failed calls. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}
