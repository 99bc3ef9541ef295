import { pino } from 'pino';

/** Written asynchronously, so that requests do not wait for the log. */
export const log = pino(
  { name: 'web', level: process.env.LOG_LEVEL || 'info' },
  pino.destination({ sync: false }),
);

/** An error of `fetch` has its reason in `cause`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
