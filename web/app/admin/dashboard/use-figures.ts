import type { OutputOf } from '@junyao/commerce/contract';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { hasCode } from '../../api/errors.ts';
import { isRefusal } from '../../api/is-refusal.ts';
import { untilNextBeat } from '../frame/beat.ts';
import { earlyRequest } from '../frame/early-request.ts';
import type { Period } from './period.ts';

export type DashboardFigures = NonNullable<OutputOf<'GET /admin/dashboard/query'>['figures']>;

/** The loader sends this request before the permissions have arrived. */
export const figuresRequest = earlyRequest((days: Pick<Period, 'from' | 'to'>) =>
  get('/admin/dashboard/query', days),
);

export interface LoadedFigures {
  /** Until new figures have loaded, those of the last period. Null for people who may not read figures. */
  figures: DashboardFigures | null | undefined;
  isOld: boolean;
  error: unknown;
  retry: () => Promise<unknown>;
}

/** Loads the figures again every minute and when the page gets the focus. */
export function useFigures({ from, to }: Period): LoadedFigures {
  const { data, error, mutate } = useSWR(
    ['admin-dashboard', from, to],
    () => figuresRequest.take({ from, to }),
    {
      keepPreviousData: true,
      // When the page opens, it takes the answer to its loader's request.
      dedupingInterval: 0,
      // The counts of waiting work refresh at the same moments, so that they agree with the figures.
      refreshInterval: untilNextBeat,
      // A repeated request for a period that is too long would be refused again.
      shouldRetryOnError: (failed) => !isRefusal(failed),
    },
  );
  const figures = hasCode(error, 'SYS005') ? null : data?.figures;
  const isOld = !!figures && (figures.from !== from || figures.to !== to);
  // A failed refresh of shown figures needs no message, because the next refresh follows.
  const failure = figures === null || (figures && !isOld) ? undefined : error;
  return { figures, isOld, error: failure, retry: () => mutate() };
}
