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

/** A non-breaking space keeps the height of the row while the sums load. */
const waiting = '\u00a0';

/**
 * Adding up takes longer than reading a page, so the list doesn't wait for the sums.
 * @param page loads the sums again when it changes, such as after an action
 * @param name of sums that do not cover all filtered rows
 */
export function useSums<Path extends SumsPath>(
  path: Path,
  filtered: Record<string, string>,
  page: unknown,
  name?: string,
) {
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
    foot: (amount: (sums: SumsOf<Path>) => number): ReactNode =>
      data ? formatMoney(amount(data)) : failed ? '–' : waiting,
    parts: (show: (sums: SumsOf<Path>) => readonly Part[]): ReactNode =>
      data ? inWords(show(data)) : failed ? '–' : waiting,
    label: failed ? (
      <span className="text-plum">{t('list.sumsFailed')}</span>
    ) : data ? (
      (name ?? t('list.sumsOf', { count, total: count.toLocaleString('en') }))
    ) : (
      waiting
    ),
  };
}

type Part = readonly [name: string, amount: number];

/** Parts of zero are left out. */
function inWords(parts: readonly Part[]): string {
  return parts
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => `${name} ${formatMoney(amount)}`)
    .join(' · ');
}

export type Sums<Path extends SumsPath> = ReturnType<typeof useSums<Path>>;
