import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { formatMoney, formatPrice } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useImported } from '../../ui/use-imported.ts';
import { FiguresTable } from './figures-table.tsx';
import type { Period } from './period.ts';
import { pointsOf, seriesOf } from './points.ts';
import { Readout } from './readout.tsx';
import type { DashboardFigures } from './use-figures.ts';
import { useMoments } from './use-moments.ts';

const measures = ['sales', 'orders'] as const;
type Measure = (typeof measures)[number];

interface SalesChartProps {
  figures: DashboardFigures | undefined;
  period: Period;
}

const importChart = () => import('./chart.tsx');

/** The drawing loads after the page, and its place is kept. */
export function SalesChart({ figures, period }: SalesChartProps) {
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  const { short, ...moments } = useMoments();
  const id = useId();
  const [measure, setMeasure] = useState<Measure>('sales');
  const [wanted, setChosen] = useState<number>();
  const { module, failed, retry } = useImported(importChart, true);
  const points = figures ? pointsOf(figures) : [];
  const { from, to } = figures ?? period;
  const isByHour = from === to;
  const series = seriesOf(points, measure);
  const isEmpty = [...series.now, ...series.before].every((value) => value === 0);
  const lastKnown = Math.max(series.now.length - 1, 0);
  const chosen = wanted !== undefined && wanted < points.length ? wanted : undefined;
  const count = (value: number) => value.toLocaleString(language);
  const format = measure === 'sales' ? formatMoney : count;
  const valuesAt = (index: number) => {
    const point = points[index];
    if (!point) return undefined;
    const now = series.now[index];
    return {
      now: { name: moments.now(point), value: now === undefined ? t('chart.notYet') : format(now) },
      before: {
        name: moments.before(point, figures?.until ?? null),
        value: format(series.before[index] ?? 0),
      },
    };
  };
  const spoken = valuesAt(chosen ?? lastKnown);
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
              className="flex min-h-11 cursor-pointer items-center border-b-2 border-transparent px-1 text-stone not-has-checked:forced-colors:border-[Canvas] has-checked:border-rim has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-sky"
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
          {...((chosen === undefined ? undefined : valuesAt(chosen)) ?? {
            now: {
              name: t(figures.until ? 'chart.periodUntilNow' : 'chart.period'),
              value: format(figures[measure].now),
            },
            before: {
              name: t(figures.until ? 'chart.sameTimeBefore' : 'chart.periodBefore'),
              value: format(figures[measure].before),
            },
          })}
        />
      ) : (
        <Skeleton className="my-2 h-10 w-60" />
      )}
      <div className="relative h-72">
        {failed && (
          <LoadFailure small title={t('chart.failed')} error={undefined} retry={async () => retry()} />
        )}
        {!failed && (!module || !figures) && <Skeleton className="h-full w-full" />}
        {module && figures && isEmpty && (
          <p className="pointer-events-none absolute inset-0 grid place-items-center text-stone">
            {t('chart.nothing')}
          </p>
        )}
        {module && figures && (
          <>
            <input
              type="range"
              className="peer sr-only"
              min={0}
              max={points.length - 1}
              value={chosen ?? lastKnown}
              aria-label={t(isByHour ? 'chart.chooseHour' : 'chart.chooseDay', { title })}
              aria-valuetext={
                spoken &&
                t('chart.value', {
                  at: spoken.now.name,
                  now: spoken.now.value,
                  atBefore: spoken.before.name,
                  before: spoken.before.value,
                })
              }
              onChange={({ currentTarget }) => setChosen(currentTarget.valueAsNumber)}
              onFocus={() => setChosen((before) => before ?? lastKnown)}
              onBlur={() => setChosen(undefined)}
            />
            <module.Chart
              {...series}
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
