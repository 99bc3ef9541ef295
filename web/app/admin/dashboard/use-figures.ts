import type { OutputOf } from '@junyao/commerce/contract';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { hasCode } from '../../api/errors.ts';
import { isRefusal } from '../../api/is-refusal.ts';
import { untilNextBeat } from '../frame/beat.ts';
import { earlyRequest } from '../frame/early-request.ts';
import type { Period } from './period.ts';

export type DashboardFigures = NonNullable<OutputOf<'GET /admin/dashboard/query'>['figures']>;

/** The loader of the page asks for the figures, before the permissions have arrived. */
export const figuresRequest = earlyRequest((days: Pick<Period, 'from' | 'to'>) =>
  get('/admin/dashboard/query', days),
);

export interface LoadedFigures {
  /**
   * The figures of the period, or those of the period that was shown last while the new ones load. Null for people who
   * may not read them.
   */
  figures: DashboardFigures | null | undefined;
  /** Whether the figures of another period are still shown. */
  isOld: boolean;
  /** Why the figures of the period could not be loaded. */
  error: unknown;
  retry: () => Promise<unknown>;
}

/**
 * Loads the figures of a period in one request, and again every minute and when the page gets the focus. The answer for people who may not read them is quick
 * and empty.
 */
export function useFigures({ from, to }: Period): LoadedFigures {
  const { data, error, mutate } = useSWR(
    ['admin-dashboard', from, to],
    () => figuresRequest.take({ from, to }),
    {
      keepPreviousData: true,
      // Whenever the page opens, it takes the answer that its loader has asked for.
      dedupingInterval: 0,
      // The counts of what waits are refreshed at the same moments, so that they agree with the figures.
      refreshInterval: untilNextBeat,
      // A period that is too long is refused again.
      shouldRetryOnError: (failed) => !isRefusal(failed),
    },
  );
  const figures = hasCode(error, 'SYS005') ? null : data?.figures;
  const isOld = !!figures && (figures.from !== from || figures.to !== to);
  // A failure to refresh what is shown already needs no words: the next try will come.
  const failure = figures === null || (figures && !isOld) ? undefined : error;
  return { figures, isOld, error: failure, retry: () => mutate() };
}
