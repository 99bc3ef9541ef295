import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export function Locked({ present }: { present?: ReactNode }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <p>{t('act.locked')}</p>
      {present && (
        <>
          <p>{t('act.changedMeanwhile')}</p>
          {present}
        </>
      )}
    </>
  );
}
