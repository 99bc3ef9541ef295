import { useTranslation } from 'react-i18next';
import { WorkshopTime } from '../time/workshop-time.tsx';

/** The roles of a new shop have this time, because nobody has updated them. */
const never = new Date(0).toISOString();

export function Updated({ updatedAt }: { updatedAt: string }) {
  const { t } = useTranslation('admin-roles');
  if (updatedAt === never) return <span className="text-stone">{t('neverUpdated')}</span>;
  return <WorkshopTime value={updatedAt} />;
}
