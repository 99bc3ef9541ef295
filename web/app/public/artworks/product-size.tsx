import { useTranslation } from 'react-i18next';
import { type DrawnSize, SizeDrawing } from './size-drawing.tsx';

/** The size of the piece, drawn to scale. */
export function ProductSize({ drawing }: { drawing: DrawnSize }) {
  const { t } = useTranslation('artworks');
  const { height, width } = drawing;
  return (
    <section className="page grid items-end gap-x-6 gap-y-10 pt-section lg:grid-cols-12">
      <div className="lg:col-span-3">
        <h2 className="text-headline">{t('drawing.title')}</h2>
        <p className="mt-4 text-small text-stone">{t('drawing.note')}</p>
      </div>
      <div className="lg:col-span-7 lg:col-start-5">
        <SizeDrawing
          drawing={drawing}
          label={t('drawing.label', { height, width })}
          eggLabel={t('drawing.egg')}
        />
      </div>
    </section>
  );
}
