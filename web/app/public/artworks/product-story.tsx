import { useTranslation } from 'react-i18next';
import { CmsParagraphs, CmsWords } from '../../content/cms-text.tsx';
import type { Language } from '../../i18n/languages.ts';
import type { Piece } from './piece.ts';

interface ProductStoryProps {
  piece: Piece;
  shown: Language;
}

export function ProductStory({ piece, shown }: ProductStoryProps) {
  const { t } = useTranslation('artworks');
  return (
    <>
      {piece.processDescription && (
        <section className="page grid gap-x-6 gap-y-6 py-section lg:grid-cols-12">
          <h2 className="text-headline lg:col-span-3">{t('process')}</h2>
          <div className="measure lg:col-span-7 lg:col-start-5">
            <CmsParagraphs value={piece.processDescription} shown={shown} labeled />
          </div>
        </section>
      )}
      {piece.designText && (
        <section className="bg-moon">
          <div className="page grid gap-x-6 gap-y-8 py-section lg:grid-cols-12">
            <h2 className="text-headline lg:col-span-3 lg:upright">{t('words')}</h2>
            <blockquote className="text-lead lg:col-span-7 lg:col-start-5">
              <CmsParagraphs value={piece.designText} shown={shown} labeled />
              {piece.craftsman && (
                <footer className="mt-8 text-small text-stone">
                  — <CmsWords value={piece.craftsman} shown={shown} />
                </footer>
              )}
            </blockquote>
          </div>
        </section>
      )}
    </>
  );
}
