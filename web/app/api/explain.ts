import type { i18n } from 'i18next';
import { ApiError, detailsOf, isNetworkError } from './errors.ts';

/**
 * The reason of a failure, in the language of the page. For a refusal, the reason is the text in
 * `errors:code`, filled with the details of the refusal. If there is no such text, the reason is the message of commerce, which is in the language of
 * the call.
 */
export function explain(i18n: i18n, error: unknown): string {
  if (isNetworkError(error)) return i18n.t('errors:network');
  if (!(error instanceof ApiError)) return i18n.t('errors:unknown');
  const key = `errors:code.${error.errorCode}`;
  if (i18n.exists(key)) return i18n.t(key, { replace: detailsOf(error) });
  return error.message || i18n.t('errors:server');
}
