import { useTranslation } from 'react-i18next';
import { CmsTitle, otherLanguage } from '../../content/cms-text.tsx';
import type { DesignDrawing } from '../../content/types/design-drawing.server.ts';
import type { EsgPage } from '../../content/types/esg-page.server.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Drawing } from './drawing.tsx';

interface DrawingsProps {
  drawings: readonly DesignDrawing[];
  words: EsgPage['drawings'];
}

export function Drawings({ drawings, words }: DrawingsProps) {
  const { t } = useTranslation('esg');
  const shown = useLanguage();
  return (
    <section aria-labelledby="drawings" className="bg-moon">
      <div className="page py-section">
        <header className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
          <h2 id="drawings" className="text-headline lg:col-span-4">
            {words ? <CmsTitle part={words} shown={shown} labeled /> : t('drawings.title')}
          </h2>
          <p
            lang={words ? otherLanguage(words, shown) : undefined}
            className="measure lg:col-span-6 lg:col-start-6"
          >
            {words?.value.text}
          </p>
        </header>
        {drawings.length > 0 ? (
          <ul className="mt-16 space-y-20 lg:mt-24 lg:space-y-32">
            {drawings.map((drawing) => (
              <li key={drawing.documentId}>
                <Drawing drawing={drawing} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-12 border-t border-rim/40 pt-6 text-stone">{t('drawings.none')}</p>
        )}
      </div>
    </section>
  );
}
