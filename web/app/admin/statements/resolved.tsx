import { useTranslation } from 'react-i18next';
import { RecordLink } from '../record/record-link.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Difference } from './difference.ts';

export function Resolved({ resolution }: { resolution: NonNullable<Difference['resolution']> }) {
  const { t } = useTranslation('admin-statements');
  const { how, reason, by, at, reversalNo, correctionNo } = resolution;
  return (
    <p className="mt-1 border-l-2 border-rim pl-3 text-stone">
      {t(`resolved.${how}`, { name: by.username })} <WorkshopTime value={at} />
      <span className="block break-words text-ink">{reason}</span>
      {reversalNo && (
        <span className="block tabular-nums">
          {t('fields.reversal')}{' '}
          <RecordLink about={{ kind: 'transaction', id: reversalNo }}>{reversalNo}</RecordLink>
        </span>
      )}
      {correctionNo && (
        <span className="block tabular-nums">
          {t('fields.correction')}{' '}
          <RecordLink about={{ kind: 'transaction', id: correctionNo }}>{correctionNo}</RecordLink>
        </span>
      )}
    </p>
  );
}
