import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { formatMoney, formatPrice } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useImported } from '../../ui/use-imported.ts';
import { FiguresTable } from './figures-table.tsx';
import { type Point, pointsOf } from './points.ts';
import { Readout } from './readout.tsx';
import type { DashboardFigures } from './use-figures.ts';
import { useMoments } from './use-moments.ts';

const measures = ['sales', 'orders'] as const;
type Measure = (typeof measures)[number];

const importChart = () => import('./chart.tsx');

/**
 * The sales or the orders of each day against the period before: a chart, the values of a chosen day, and all values as a
 * table. The drawing is loaded after the page, and its place is kept.
 */
export function SalesChart({ figures }: { figures: DashboardFigures | undefined }) {
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  const { short, whole } = useMoments();
  const id = useId();
  const [measure, setMeasure] = useState<Measure>('sales');
  const [wanted, setChosen] = useState<number>();
  const { module, failed, retry } = useImported(importChart, true);
  const points = figures ? pointsOf(figures) : [];
  const isByHour = figures?.days.length === 1;
  const lastKnown = points.findLastIndex(({ now }) => now);
  const point = wanted === undefined ? undefined : points[wanted];
  const chosen = point && wanted;
  const spoken = point ?? points[lastKnown] ?? points[0];
  const count = (value: number) => value.toLocaleString(language);
  const format = measure === 'sales' ? formatMoney : count;
  const inWords = ({ at, now, atBefore, before }: Point) =>
    t('chart.value', {
      at: whole(at),
      now: now ? format(now[measure]) : t('chart.notYet'),
      atBefore: whole(atBefore),
      before: format(before[measure]),
    });
  const title = t(isByHour ? `chart.${measure}ByHour` : `chart.${measure}ByDay`);

  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={id} className="font-body text-body">
          {title}
        </h2>
        <fieldset className="flex gap-x-4">
          <legend className="sr-only">{t('chart.measure')}</legend>
          {measures.map((each) => (
            <label
              key={each}
              className="flex min-h-11 cursor-pointer items-center border-b-2 border-transparent px-1 text-stone has-checked:border-rim has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-sky"
            >
              <input
                type="radio"
                name={id}
                className="sr-only"
                checked={measure === each}
                onChange={() => setMeasure(each)}
              />
              {t(`figures.${each}`)}
            </label>
          ))}
        </fieldset>
      </div>
      {figures ? (
        <Readout
          now={{
            name: point ? whole(point.at) : t('chart.period'),
            value:
              point && !point.now ? t('chart.notYet') : format((point?.now ?? totals(figures).now)[measure]),
          }}
          before={{
            name: point ? whole(point.atBefore) : t('chart.periodBefore'),
            value: format((point?.before ?? totals(figures).before)[measure]),
          }}
        />
      ) : (
        <Skeleton className="my-2 h-10 w-60" />
      )}
      <div className="relative h-72">
        {failed && (
          <LoadFailure small title={t('chart.failed')} error={undefined} retry={async () => retry()} />
        )}
        {!failed && (!module || !figures) && <Skeleton className="h-full w-full" />}
        {module && figures && (
          <>
            <input
              type="range"
              className="peer sr-only"
              min={0}
              max={points.length - 1}
              value={chosen ?? Math.max(lastKnown, 0)}
              aria-label={t(isByHour ? 'chart.chooseHour' : 'chart.chooseDay', { title })}
              aria-valuetext={spoken && inWords(spoken)}
              onChange={({ currentTarget }) => setChosen(currentTarget.valueAsNumber)}
              onFocus={() => setChosen((before) => before ?? Math.max(lastKnown, 0))}
              onBlur={() => setChosen(undefined)}
            />
            <module.Chart
              now={points.map(({ now }) => now?.[measure])}
              before={points.map(({ before }) => before[measure])}
              names={points.map(({ at }) => short(at))}
              format={measure === 'sales' ? (value) => formatPrice(value, '') : count}
              chosen={chosen}
              onChoose={setChosen}
            />
          </>
        )}
      </div>
      {figures && <FiguresTable points={points} figures={figures} />}
    </section>
  );
}

function totals({ sales, orders }: DashboardFigures) {
  return {
    now: { sales: sales.now, orders: orders.now },
    before: { sales: sales.before, orders: orders.before },
  };
}
