import type { OutputOf } from 'commerce/contract';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { hasCode } from '../../api/errors.ts';
import { isRefusal } from '../../api/is-refusal.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useMay } from '../frame/staff.ts';
import type { Period } from './period.ts';

export type DashboardFigures = Omit<OutputOf<'GET /admin/dashboard/query'>, 'todo'>;

interface LoadedFigures {
  /** The figures of the period, or those of the period that was shown last while the new ones load. */
  figures: DashboardFigures | undefined;
  /** Whether the figures of another period are still shown. */
  isOld: boolean;
  /** Why the figures of the period could not be loaded. */
  error: unknown;
  retry: () => Promise<unknown>;
}

/**
 * Loads the figures of a period in one request, beside the counts of what waits. Nothing is requested for people who
 * may not read them. A loader of the page could not know that: it runs before the permissions have arrived.
 */
export function useFigures({ from, to }: Period): LoadedFigures {
  const mayRead = useMay()('dashboard.read');
  const language = useLanguage();
  const { data, error, mutate } = useSWR(
    mayRead ? ['admin-dashboard', from, to, language] : null,
    () => get('/admin/dashboard/query', { from, to }),
    {
      keepPreviousData: true,
      focusThrottleInterval: 60_000,
      // A period that is too long is refused again.
      shouldRetryOnError: (failed) => !isRefusal(failed),
    },
  );
  const isOld = data !== undefined && (data.from !== from || data.to !== to);
  // A failure to refresh what is shown already needs no words: the next try will come. A refusal takes it away.
  const failure = data && !isOld && !hasCode(error, 'SYS005') ? undefined : error;
  return { figures: data, isOld, error: failure, retry: () => mutate() };
}
