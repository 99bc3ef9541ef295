import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import useSWR from 'swr';
import { untilNextBeat } from '../frame/beat.ts';
import type { ListPage, LoadedList } from './load-list.ts';

export interface FollowedRows<Row> {
  rows: readonly Row[];
  gone: ReadonlySet<string>;
  arrived: number;
  moved: boolean;
}

interface Followed<Row> {
  of: LoadedList<Row>;
  now: ListPage<Row>;
}

/**
 * Loads an open list again every minute and when the page gets the focus. As soon as a row would move, all rows keep
 * their places and show only their new content, until the person asks for the present list. Nothing changes while a
 * dialog is open, because its action must not apply to a version that the person has not seen.
 */
export function useFollowedPage<Row>(
  name: string,
  page: LoadedList<Row>,
  rowId: (row: Row) => string,
): FollowedRows<Row> {
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const { data } = useSWR(
    page.value && page.again ? ['admin-list', name, search] : null,
    async (): Promise<Followed<Row> | undefined> => {
      const loaded = await page.again?.();
      // Without an answer and under a dialog, the rows stay as they are.
      return loaded?.value && !isDialogOpen() ? { of: page, now: loaded.value } : data;
    },
    {
      refreshInterval: untilNextBeat,
      revalidateOnMount: false,
      revalidateIfStale: false,
      isPaused: isDialogOpen,
    },
  );
  const shown = page.value?.items ?? [];
  // A loader may have loaded the page again meanwhile.
  const now = data?.of === page ? data.now : undefined;
  // Rows that come to an empty list move nothing.
  const followed = now && shown.length > 0 ? compare(shown, now, rowId) : unmoved(shown);
  const isOutdated = now !== undefined && !followed.moved && !isSame(page.value, now);
  const loadAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (isOutdated) loadAgain();
  }, [isOutdated]);
  return followed;
}

function unmoved<Row>(rows: readonly Row[]): FollowedRows<Row> {
  return { rows, gone: new Set(), arrived: 0, moved: false };
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

export function compare<Row>(
  shown: readonly Row[],
  { items, next }: Pick<ListPage<Row>, 'items' | 'next'>,
  rowId: (row: Row) => string,
): FollowedRows<Row> {
  const present = new Map(items.map((row) => [rowId(row), row]));
  const before = shown.map(rowId);
  const kept = items.map((row) => before.includes(rowId(row)));
  const last = kept.lastIndexOf(true);
  // A row below the last kept one may come from the next page, and a shown row may have moved to that page.
  const isNew = (place: number) => !kept[place] && (place < last || next === null || last === -1);
  const lastKept = before.findLastIndex((id) => present.has(id));
  const isGone = (id: string, place: number) => !present.has(id) && (place < lastKept || next === null);
  return {
    rows: shown.map((row) => present.get(rowId(row)) ?? row),
    gone: new Set(before.filter(isGone)),
    arrived: items.filter((_, place) => isNew(place)).length,
    moved: items.map(rowId).join() !== before.join(),
  };
}

/** Ignores other parts of the answer, such as the time of the server, which always differs. */
function isSame<Row>(one: ListPage<Row> | undefined, { items, total }: ListPage<Row>): boolean {
  return JSON.stringify([one?.items, one?.total]) === JSON.stringify([items, total]);
}
