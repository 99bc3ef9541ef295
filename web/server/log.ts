import { pino } from 'pino';

/** Lines are written beside the requests, several at once when many are answered, and the last ones at the end. */
export const log = pino(
  { name: 'web', level: process.env.LOG_LEVEL || 'info' },
  pino.destination({ sync: false }),
);

/** The reason of an error in one line. An error of `fetch` has its reason in `cause`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
