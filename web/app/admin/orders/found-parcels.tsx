import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import type { Parcels } from './read-parcels.ts';

export function FoundParcels({ parcels }: { parcels: Parcels }) {
  const { t } = useTranslation('admin-orders');
  if (!('problem' in parcels)) {
    const { count, leftOut } = parcels;
    return (
      <p role="status">
        {t('byCsv.found', { count })} {leftOut > 0 && t('byCsv.leftOut', { count: leftOut })}
      </p>
    );
  }
  if (parcels.problem === 'columns') {
    const names = parcels.missing.map((column) => t(`fields.${column}`));
    return <Notice title={t('byCsv.columns', { names: names.join(t('separator')) })} />;
  }
  if (parcels.problem === 'shortened') {
    return (
      <Notice title={t('byCsv.shortened', { numbers: parcels.numbers.slice(0, 3).join(t('separator')) })}>
        {t('byCsv.shortenedAdvice')}
      </Notice>
    );
  }
  return <Notice title={t('byCsv.unreadable')} />;
}
