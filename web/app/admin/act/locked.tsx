import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Says why nothing can be changed after an attempt without an answer, and how to get out of it. */
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
