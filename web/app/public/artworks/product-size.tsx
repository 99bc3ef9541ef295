import { useTranslation } from 'react-i18next';
import { type DrawnSize, SizeDrawing } from './size-drawing.tsx';

/** The texts mention an outline only where one is drawn. */
export function ProductSize({ drawing }: { drawing: DrawnSize }) {
  const { t } = useTranslation('artworks');
  const { height, width, shape } = drawing;
  const kind = shape ? (shape.turned ? 'turned' : 'silhouette') : 'measures';
  return (
    <section className="page grid items-end gap-x-6 gap-y-10 pt-section lg:grid-cols-12">
      <div className="lg:col-span-3">
        <h2 className="text-headline">{t('drawing.title')}</h2>
        <p className="mt-4 text-small text-stone">{t(`drawing.note.${kind}`)}</p>
      </div>
      <div className="lg:col-span-7 lg:col-start-5">
        <SizeDrawing
          drawing={drawing}
          label={t(shape ? 'drawing.label.outline' : 'drawing.label.measures', { height, width })}
          eggLabel={t('drawing.egg')}
        />
      </div>
    </section>
  );
}
