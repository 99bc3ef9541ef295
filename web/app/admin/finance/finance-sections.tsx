import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { SectionTabs } from '../frame/section-tabs.tsx';

/** The pages of finance. */
export function FinanceSections() {
  const { t } = useTranslation('admin');
  const ledger = href('/admin/finance');
  return (
    <SectionTabs
      label={t('financeSections.label')}
      sections={[
        { to: ledger, text: t('financeSections.ledger') },
        { to: href('/admin/finance/bills'), text: t('financeSections.bills') },
        { to: href('/admin/finance/trial-balance'), text: t('financeSections.trialBalance') },
        { to: `${ledger}/statements`, text: t('financeSections.statements') },
        { to: `${ledger}/books`, text: t('financeSections.books') },
        { to: href('/admin/finance/day'), text: t('financeSections.day') },
      ]}
    />
  );
}
