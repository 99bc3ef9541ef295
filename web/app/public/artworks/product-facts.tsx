import { useTranslation } from 'react-i18next';
import { CmsParagraphs, CmsWords } from '../../blocks/cms-text.tsx';
import type { Language } from '../../i18n/languages.ts';
import { formatMeasure, outlineOf } from './dimensions.ts';
import type { Piece } from './piece.ts';
import { SizeDrawing } from './size-drawing.tsx';

interface ProductFactsProps {
  piece: Piece;
  shown: Language;
}

/** Its size drawn to scale, how it was made, and what its maker says. */
export function ProductFacts({ piece, shown }: ProductFactsProps) {
  const { t } = useTranslation('artworks');
  const label = t('common:onlyInChinese');
  return (
    <>
      <SizeSection piece={piece} />
      {piece.process && (
        <section className="page grid gap-x-6 gap-y-6 py-section lg:grid-cols-12">
          <h2 className="text-headline lg:col-span-3">{t('process')}</h2>
          <div className="measure lg:col-span-7 lg:col-start-5">
            <CmsParagraphs value={piece.process} shown={shown} label={label} />
          </div>
        </section>
      )}
      {piece.words && (
        <section className="mb-section bg-moon">
          <div className="page grid gap-x-6 gap-y-8 py-section lg:grid-cols-12">
            <h2 className="text-headline lg:col-span-3 lg:upright">{t('words')}</h2>
            <blockquote className="text-lead lg:col-span-7 lg:col-start-5">
              <CmsParagraphs value={piece.words} shown={shown} label={label} />
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

function SizeSection({ piece: { dimensions } }: { piece: Piece }) {
  const { t } = useTranslation('artworks');
  const outline = dimensions && outlineOf(dimensions);
  if (!outline) return null;
  const values = { height: formatMeasure(outline.height), width: formatMeasure(outline.width) };
  return (
    <section className="page grid items-end gap-x-6 gap-y-10 pt-section lg:grid-cols-12">
      <div className="lg:col-span-3">
        <h2 className="text-headline">{t('drawing.title')}</h2>
        <p className="mt-4 text-small text-stone">{t('drawing.note')}</p>
      </div>
      <div className="lg:col-span-7 lg:col-start-5">
        <SizeDrawing {...outline} label={t('drawing.label', values)} eggLabel={t('drawing.egg')} />
      </div>
    </section>
  );
}
