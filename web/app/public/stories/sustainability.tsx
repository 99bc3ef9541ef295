import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { type CmsText, CmsWords } from '../../content/cms-text.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { buttonClass } from '../../ui/button.tsx';

interface SustainabilityProps {
  texts: { title: CmsText | null; text: CmsText | null; button: CmsText | null };
}

export function Sustainability({ texts: { title, text, button } }: SustainabilityProps) {
  const { t } = useTranslation('history');
  const shown = useLanguage();
  if (!title) return null;
  return (
    <section aria-labelledby="sustainability" className="mt-section bg-moon">
      <div className="page grid gap-x-6 gap-y-6 py-section lg:grid-cols-12">
        <h2 id="sustainability" className="text-headline lg:col-span-4">
          <CmsWords value={title} shown={shown} />
        </h2>
        <div className="lg:col-span-6 lg:col-start-6">
          {text && (
            <p className="measure text-lead">
              <CmsWords value={text} shown={shown} />
            </p>
          )}
          <Link to={href('/esg')} prefetch="intent" className={buttonClass('primary', 'mt-8')}>
            {button ? <CmsWords value={button} shown={shown} /> : t('packaging')}
          </Link>
        </div>
      </div>
    </section>
  );
}
