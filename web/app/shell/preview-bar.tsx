import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import './preview-bar.css';

/** Says that the page shows a draft. It is gone on every other page, because those show published content. */
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
