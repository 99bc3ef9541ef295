import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../private/load-failure.tsx';
import { useToday } from '../time/use-today.ts';
import { BackupLine } from './backup-line.tsx';
import { BooksLine } from './books-line.tsx';
import { CertificateLines } from './certificate-lines.tsx';
import { FigureRow } from './figure-row.tsx';
import { type Period, periodBefore } from './period.ts';
import { PeriodChoice } from './period-choice.tsx';
import { SalesChart } from './sales-chart.tsx';
import type { DashboardFigures, LoadedFigures } from './use-figures.ts';
import { useMoments } from './use-moments.ts';

interface FiguresOfPeriodProps extends LoadedFigures {
  period: Period;
  figures: DashboardFigures | undefined;
}

export function FiguresOfPeriod({ period, figures, isOld, error, retry }: FiguresOfPeriodProps) {
  const { t } = useTranslation('admin-dashboard');
  const { range, timeOf } = useMoments();
  const days = { period: range(period), before: range(periodBefore(period)) };
  const runs = period.to === useToday();
  const until = isOld ? undefined : figures?.until;
  return (
    <section aria-labelledby="figures" className="mt-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="figures" className="font-body text-body">
          {t('figures.title')}{' '}
          <span className="ml-2 text-small break-keep text-stone tabular-nums">
            {period.preset === 'today'
              ? t('figures.today')
              : t(runs ? 'figures.comparedSoFar' : 'figures.compared', days)}
            {runs && (
              // Keeps the place of the time until the figures arrive.
              <span className={`ml-2 whitespace-nowrap ${until ? '' : 'invisible'}`}>
                {t('figures.asOf', { time: until ? timeOf(until) : '00:00' })}
              </span>
            )}
          </span>
        </h2>
        <PeriodChoice period={period} />
      </div>
      {error !== undefined ? (
        <LoadFailure title={t('figures.failed')} error={error} retry={retry} />
      ) : (
        <div aria-busy={isOld || !figures} className={`transition-opacity ${isOld ? 'opacity-50' : ''}`}>
          <FigureRow figures={figures} />
          <BooksLine figures={figures} />
          <BackupLine figures={figures} />
          <CertificateLines figures={figures} />
          <SalesChart figures={figures} period={period} />
        </div>
      )}
    </section>
  );
}
