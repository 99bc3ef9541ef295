import { useTranslation } from 'react-i18next';
import { formatMeasure, outlineOf } from './dimensions.ts';
import type { Piece } from './piece.ts';
import { SizeDrawing } from './size-drawing.tsx';

/** The size of the piece, drawn to scale. */
export function ProductSize({ piece: { dimensions } }: { piece: Piece }) {
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
