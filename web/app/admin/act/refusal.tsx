import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, hasCode, isUnanswered } from '../../api/errors.ts';
import { explain } from '../../api/explain.ts';
import { Notice } from '../../ui/notice.tsx';

interface RefusalProps {
  error: unknown;
  /** Shown instead of the words of the error, such as the row as somebody else has changed it. */
  reason?: ReactNode | undefined;
}

/** Why an action was not done, or that nobody knows whether it was, with the id under which it is found in the log. */
export function Refusal({ error, reason }: RefusalProps) {
  const { t, i18n } = useTranslation('admin');
  return (
    <Notice title={t(titleOf(error))}>
      {reason === undefined ? <p>{explain(i18n, error)}</p> : reason}
      {error instanceof ApiError && error.traceId && (
        <p className="text-label">{t('act.requestId', { id: error.traceId })}</p>
      )}
    </Notice>
  );
}

function titleOf(error: unknown): string {
  if (hasCode(error, 'SYS009')) return 'act.changed';
  return isUnanswered(error) ? 'act.unanswered' : 'act.refused';
}
