import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { SectionTabs } from '../frame/section-tabs.tsx';

/** The pages of the screen "Finance". */
export function FinanceSections() {
  const { t } = useTranslation('admin');
  return (
    <SectionTabs
      label={t('screens.finance')}
      sections={[
        { to: href('/admin/finance/statements'), text: t('finance.statements') },
        { to: href('/admin/finance/books'), text: t('finance.books') },
      ]}
    />
  );
}
