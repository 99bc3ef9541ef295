import { useTranslation } from 'react-i18next';
import { href, useLocation } from 'react-router';
import { SectionTabs } from '../frame/section-tabs.tsx';

export function FinanceSections() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const isOfDay = pathname.startsWith(href('/admin/finance/reconciliations'));
  return (
    <SectionTabs
      label={t('financeSections.label')}
      sections={[
        { to: href('/admin/finance/day'), text: t('financeSections.day'), isCurrent: isOfDay },
        { to: href('/admin/finance'), text: t('financeSections.ledger') },
      ]}
    />
  );
}
