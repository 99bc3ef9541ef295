import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, detailsOf, hasCode, isUnanswered, NotConfirmed } from '../../api/errors.ts';
import { explain } from '../../api/explain.ts';
import { Notice } from '../../ui/notice.tsx';
import { UsedBy } from './used-by.tsx';

interface RefusalProps {
  error: unknown;
  /** Takes the place of the error text, for example the row as a colleague has changed it. */
  reason?: ReactNode | undefined;
  /** Whether an attempt before this error got no answer and may have been carried out. */
  held?: boolean;
  /** Whether a field already shows the reason of the refusal. Nothing else is shown if fields show all of them. */
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
  const { t, i18n } = useTranslation('admin');
  if (error instanceof NotConfirmed && !held) return <Notice tone="calm" title={explain(i18n, error)} />;
  const reasons = reasonsOf(i18n, error, isShownAtField);
  const isAllAtFields = reasons.length === 0 && error !== undefined;
  if (isAllAtFields && !held && reason === undefined) return null;
  return (
    <Notice title={t(held ? 'act.unanswered' : titleOf(error))}>
      {reason === undefined ? reasons.map((each) => <p key={each}>{each}</p>) : reason}
      <UsedBy error={error} />
      {children}
      {error instanceof ApiError && error.traceId && (
        <p className="text-label">{t('act.requestId', { id: error.traceId })}</p>
      )}
    </Notice>
  );
}

function reasonsOf(i18n: I18n, error: unknown, isShownAtField: (name: string) => boolean): string[] {
  if (error === undefined || error instanceof NotConfirmed) return [];
  const named = hasCode(error, 'SYS007') ? Object.entries(Object(detailsOf(error).reasons)) : [];
  if (named.length === 0) return [explain(i18n, error)];
  const others = named.filter(([name]) => !isShownAtField(name)).map(([, reason]) => String(reason));
  return [...new Set(others)];
}

function titleOf(error: unknown): string {
  if (hasCode(error, 'SYS009')) return 'act.changed';
  return isUnanswered(error) ? 'act.unanswered' : 'act.refused';
}
