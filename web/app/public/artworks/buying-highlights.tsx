import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import type { CmsText } from '../../content/cms-text.tsx';
import { useLanguage } from '../../i18n/use-language.ts';

export function BuyingHighlights({ highlights }: { highlights: CmsText | null }) {
  const { t } = useTranslation('artworks');
  const shown = useLanguage();
  if (!highlights) return null;
  const { text, language } = highlights;
  const points = text.split('\n').filter((line) => line.trim());
  return (
    <div className="mt-10 text-small text-stone">
      <ul lang={language === shown ? undefined : language} aria-label={t('buying.label')}>
        {points.slice(0, 3).map((point) => (
          <li key={point} className="border-t border-hairline py-2.5">
            {point}
          </li>
        ))}
      </ul>
      <Link
        to={href('/buying')}
        className="inline-flex min-h-11 w-full items-center border-t border-hairline text-sky underline decoration-sky/40 hover:decoration-sky"
      >
        {t('buying.all')}
      </Link>
    </div>
  );
}
