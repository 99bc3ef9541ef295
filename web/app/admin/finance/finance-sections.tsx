import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { SectionTabs } from '../frame/section-tabs.tsx';

export function FinanceSections() {
  const { t } = useTranslation('admin');
  return (
    <SectionTabs
      label={t('financeSections.label')}
      sections={[
        { to: href('/admin/finance'), text: t('financeSections.ledger') },
        { to: href('/admin/finance/bills'), text: t('financeSections.bills') },
        { to: href('/admin/finance/trial-balance'), text: t('financeSections.trialBalance') },
        { to: href('/admin/finance/statements'), text: t('financeSections.statements') },
        { to: href('/admin/finance/books'), text: t('financeSections.books') },
        { to: href('/admin/finance/day'), text: t('financeSections.day') },
      ]}
    />
  );
}
