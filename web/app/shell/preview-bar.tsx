import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import './preview-bar.css';

/** Other pages show published content, so the bar is not shown there. */
export function PreviewBar({ leaveTo }: { leaveTo: string }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    search.includes('preview=') && (
      <p className="preview-bar">
        {t('preview')} <a href={leaveTo}>{t('leavePreview')}</a>
      </p>
    )
  );
}
