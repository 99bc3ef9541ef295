import type { EndpointKey, InputOf, OutputOf } from '@junyao/commerce/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { formatMoney } from '../../ui/price.tsx';

type Key = Extract<EndpointKey, `GET /admin/${string}sums`>;
type SumsPath = Key extends `GET ${infer Path}` ? Path : never;
type SumsOf<Path extends SumsPath> = OutputOf<`GET ${Path}`>;

/** What stands in a foot while its sum is being loaded. It keeps the height of the row. */
const waiting = '\u00a0';

/**
 * Loads the sums of what is filtered. Adding up takes longer than reading a page, so the list doesn't wait for them.
 * @param filtered the filters of the address
 * @param page the page of the list; when it is loaded again, such as after an action, so are the sums
 * @returns `foot`, which makes the foot of a column from the sums; `label`, which names the sums; `parts`, which says
 * which part of the money is booked, and which is not
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
    parts: (show: (sums: SumsOf<Path>) => readonly Part[]): ReactNode =>
      data ? inWords(show(data)) : failed ? '–' : waiting,
    label: failed ? (
      <span className="text-plum">{t('list.sumsFailed')}</span>
    ) : data ? (
      t('list.sumsOf', { count, total: count.toLocaleString('en') })
    ) : (
      waiting
    ),
  };
}

type Part = readonly [name: string, amount: number];

/** Names the parts of a sum. The first one is booked money; of the others, those of nothing are left out. */
function inWords(parts: readonly Part[]): string {
  return parts
    .filter(([, amount], index) => index === 0 || amount !== 0)
    .map(([name, amount]) => `${name} ${formatMoney(amount)}`)
    .join(' · ');
}

/** The sums of a list, as its columns show them. */
export type Sums<Path extends SumsPath> = ReturnType<typeof useSums<Path>>;
