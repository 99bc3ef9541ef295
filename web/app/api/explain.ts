import type { i18n } from 'i18next';
import { ApiError, isNetworkError } from './errors.ts';

/**
 * The reason of a failure, in the language that is shown now; pages show it below their own text. The reason
 * of a refusal is the text in `errors:code`. Without such a text it is the message of commerce, which is in
 * the language of the call.
 */
export function explain(i18n: i18n, error: unknown): string {
  if (isNetworkError(error)) return i18n.t('errors:network');
  if (!(error instanceof ApiError)) return i18n.t('errors:unknown');
  const key = `errors:code.${error.errorCode}`;
  if (i18n.exists(key)) return i18n.t(key);
  return error.message || i18n.t('errors:server');
}
