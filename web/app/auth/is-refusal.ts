import { ApiError } from '../api/errors.ts';

/** Whether commerce examined the input and refused it. Otherwise the call itself failed. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}
