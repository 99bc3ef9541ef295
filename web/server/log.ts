import { pino } from 'pino';

export const log = pino({ name: 'web', level: process.env.LOG_LEVEL || 'info' });

/** What went wrong in one line. `fetch` only says that it failed; why is in its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
