import { useTranslation } from 'react-i18next';
import { detailsOf, hasCode } from '../../api/errors.ts';
import { RecordLink } from '../record/record-link.tsx';

export function UsedBy({ error }: { error: unknown }) {
  const { t } = useTranslation('admin');
  if (!hasCode(error, 'CHG005')) return null;
  const { proposalId, transactionNo } = detailsOf(error);
  return (
    <p className="empty:hidden">
      {typeof proposalId === 'string' && (
        <RecordLink about={{ kind: 'proposal', id: proposalId }}>{t('act.usedByProposal')}</RecordLink>
      )}
      {typeof transactionNo === 'string' && (
        <RecordLink about={{ kind: 'transaction', id: transactionNo }}>
          {t('act.usedByTransaction', { number: transactionNo })}
        </RecordLink>
      )}
    </p>
  );
}
