import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, detailsOf, hasCode, isUnanswered } from '../../api/errors.ts';
import { explain } from '../../api/explain.ts';
import { Notice } from '../../ui/notice.tsx';
import { UsedBy } from './used-by.tsx';

interface RefusalProps {
  error: unknown;
  /** Takes the place of the error text, for example the row as a colleague has changed it. */
  reason?: ReactNode | undefined;
  /** Whether an attempt before this error got no answer and may have been carried out. */
  held?: boolean;
  /** Whether a field already shows the reason of the refusal. */
  isShownAtField?: (name: string) => boolean;
  children?: ReactNode;
}

export function Refusal({
  error,
  reason,
  held = false,
  isShownAtField = () => false,
  children,
}: RefusalProps) {
  const { t } = useTranslation('admin');
  return (
    <Notice title={t(held ? 'act.unanswered' : titleOf(error))}>
      {reason === undefined ? <Reasons error={error} isShownAtField={isShownAtField} /> : reason}
      <UsedBy error={error} />
      {children}
      {error instanceof ApiError && error.traceId && (
        <p className="text-label">{t('act.requestId', { id: error.traceId })}</p>
      )}
    </Notice>
  );
}

function Reasons({ error, isShownAtField }: Required<Pick<RefusalProps, 'error' | 'isShownAtField'>>) {
  const { i18n } = useTranslation();
  if (error === undefined) return null;
  const named = hasCode(error, 'SYS007') ? Object.entries(Object(detailsOf(error).reasons)) : [];
  if (named.length === 0) return <p>{explain(i18n, error)}</p>;
  const others = named.filter(([name]) => !isShownAtField(name)).map(([, reason]) => String(reason));
  return [...new Set(others)].map((reason) => <p key={reason}>{reason}</p>);
}

function titleOf(error: unknown): string {
  if (hasCode(error, 'SYS009')) return 'act.changed';
  return isUnanswered(error) ? 'act.unanswered' : 'act.refused';
}
