import type { i18n } from 'i18next';
import { ApiError, isNetworkError } from './errors.ts';

/** What to say under a page's own text of a failure: the server's message, or ours where it gave none. */
export function explain(i18n: i18n, error: unknown): string {
  if (isNetworkError(error)) return i18n.t('errors:network');
  if (!(error instanceof ApiError)) return i18n.t('errors:unknown');
  return error.message || i18n.t('errors:server');
}
