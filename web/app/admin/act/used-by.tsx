import { useTranslation } from 'react-i18next';
import { detailsOf, hasCode } from '../../api/errors.ts';
import { RecordLink } from '../record/record-link.tsx';

export function UsedBy({ error }: { error: unknown }) {
  const { t } = useTranslation('admin');
  if (!hasCode(error, 'CHG005') && !hasCode(error, 'WAL011')) return null;
  const { creditId, transactionNo, reconciliationId } = detailsOf(error);
  return (
    <p className="empty:hidden">
      {typeof creditId === 'string' && (
        <RecordLink about={{ kind: 'credit', id: creditId }}>{t('act.usedByCredit')}</RecordLink>
      )}
      {typeof transactionNo === 'string' && (
        <RecordLink about={{ kind: 'transaction', id: transactionNo }}>
          {t('act.usedByTransaction', { number: transactionNo })}
        </RecordLink>
      )}
      {typeof reconciliationId === 'string' && (
        <RecordLink about={{ kind: 'reconciliation', id: reconciliationId }}>{t('act.shownBy')}</RecordLink>
      )}
    </p>
  );
}
