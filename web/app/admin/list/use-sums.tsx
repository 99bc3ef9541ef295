import type { EndpointKey, InputOf, OutputOf } from 'commerce/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';

type Key = Extract<EndpointKey, `GET /admin/${string}sums`>;
type SumsPath = Key extends `GET ${infer Path}` ? Path : never;
type SumsOf<Path extends SumsPath> = OutputOf<`GET ${Path}`>;

/** What stands in a foot while its sum is being loaded. It keeps the height of the row. */
const waiting = '\u00a0';

/**
 * Loads the sums of what is filtered. Adding up takes longer than reading a page, so the list doesn't wait for them.
 * @param filtered the filters of the address
 * @param page the page of the list; when it is loaded again, such as after an action, so are the sums
 * @returns `feet`, which makes the foot of a column from the sums, and `label`, which names the sums
 */
export function useSums<Path extends SumsPath>(path: Path, filtered: Record<string, string>, page: unknown) {
  const { t } = useTranslation('admin');
  const { search } = useLocation();
  const { data, error, mutate } = useSWR<SumsOf<Path>>([path, filtered], () =>
    get(path, filtered as InputOf<`GET ${Path}`>),
  );
  const shown = useRef({ page, search });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, search };
    if (before.page !== page && before.search === search) void mutate();
  }, [page, search, mutate]);

  const failed = error !== undefined && data === undefined;
  const count = data?.count ?? 0;
  return {
    foot: (show: (sums: SumsOf<Path>) => ReactNode): ReactNode =>
      data ? show(data) : failed ? '–' : waiting,
    label: failed ? (
      <span className="text-plum">{t('list.sumsFailed')}</span>
    ) : data ? (
      t('list.sumsOf', { count, total: count.toLocaleString('en') })
    ) : (
      waiting
    ),
  };
}

/** The sums of a list, as its columns show them. */
export type Sums<Path extends SumsPath> = ReturnType<typeof useSums<Path>>;
