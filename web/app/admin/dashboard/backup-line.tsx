import { useTranslation } from 'react-i18next';
import { StatusMark } from '../../ui/status-mark.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { DashboardFigures } from './use-figures.ts';

export function BackupLine({ figures }: { figures: DashboardFigures | undefined }) {
  const { t } = useTranslation('admin-dashboard');
  if (!figures?.backup?.isLate) return null;
  const { madeAt } = figures.backup;
  return (
    <p className="flex min-h-12 items-center border-b py-1.5 border-hairline">
      <StatusMark tone="bad">
        {madeAt === null ? t('backup.none') : t('backup.late')}
        {madeAt !== null && <WorkshopTime value={madeAt} />}
        <span className="text-stone">{t('backup.advice')}</span>
      </StatusMark>
    </p>
  );
}
