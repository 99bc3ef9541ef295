import { useTranslation } from 'react-i18next';
import { CmsWords, otherLanguage } from '../../content/cms-text.tsx';
import type { HomePage, MakingStep } from '../../content/types/home-page.server.ts';
import type { Language } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Picture } from '../../ui/picture.tsx';

export function Making({ making }: { making: NonNullable<HomePage['making']> }) {
  const { t } = useTranslation('home');
  const shown = useLanguage();
  const lang = otherLanguage(making, shown);
  return (
    <section aria-labelledby="making" className="page pt-section">
      <h2 id="making" className="text-headline lg:text-right">
        {lang ? (
          <CmsWords value={{ text: t('making.title'), language: shown }} shown={shown} labeled />
        ) : (
          t('making.title')
        )}
      </h2>
      <ol className="making mt-10 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:mt-0 lg:grid-cols-4 lg:gap-x-8">
        {making.value.map((step) => (
          <Step key={step.title} step={step} lang={lang} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, lang }: { step: MakingStep; lang: Language | undefined }) {
  return (
    <li lang={lang} className={step.picture ? '' : 'border-t border-rim/40 pt-6'}>
      {step.picture && (
        <Picture
          {...step.picture}
          alt={step.alt ?? ''}
          sizes="(min-width: 1024px) 21vw, (min-width: 640px) 45vw, 90vw"
          blurred
          className="mb-5 aspect-4/5 w-full object-cover"
        />
      )}
      <h3 className="text-title">{step.title}</h3>
      <p className="measure mt-2 text-small text-stone">{step.text}</p>
    </li>
  );
}
