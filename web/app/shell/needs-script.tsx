import { useTranslation } from 'react-i18next';

export function NeedsScript() {
  const { t } = useTranslation();
  return (
    <noscript>
      <p className="my-4 border-l-2 border-rim py-1 pl-4 text-small">{t('needsScript')}</p>
    </noscript>
  );
}
