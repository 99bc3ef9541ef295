import type { i18n } from 'i18next';
import { ApiError, isNetworkError } from './errors.ts';

/**
 * What to say under a page's own text of a failure, in the language that is shown now: our words for the code of
 * a refusal, else the server's, which are in the language of the call.
 */
export function explain(i18n: i18n, error: unknown): string {
  if (isNetworkError(error)) return i18n.t('errors:network');
  if (!(error instanceof ApiError)) return i18n.t('errors:unknown');
  const key = `errors:code.${error.errorCode}`;
  if (i18n.exists(key)) return i18n.t(key);
  return error.message || i18n.t('errors:server');
}
