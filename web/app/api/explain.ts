import type { i18n } from 'i18next';
import { ApiError, detailsOf, isNetworkError, NotConfirmed } from './errors.ts';

/**
 * The reason of a failure in the language of the page. A refusal without a text in `errors:code` gives the message of
 * commerce, in the language of the call.
 */
export function explain(i18n: i18n, error: unknown): string {
  if (isNetworkError(error)) return i18n.t('errors:network');
  if (error instanceof NotConfirmed) return i18n.t('errors:notConfirmed');
  if (!(error instanceof ApiError)) return i18n.t('errors:unknown');
  const key = `errors:code.${error.errorCode}`;
  if (i18n.exists(key)) return i18n.t(key, { replace: detailsOf(error) });
  return error.message || i18n.t('errors:server');
}
