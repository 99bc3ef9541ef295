import { useEffect, useEffectEvent } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import useSWR from 'swr';
import { untilNextBeat } from '../frame/beat.ts';
import type { ListPage, LoadedList } from './load-list.ts';

/** How the rows that are shown differ from those that the list has by now. */
export interface FollowedRows<Row> {
  rows: readonly Row[];
  /** The shown rows that the list no longer has. */
  gone: ReadonlySet<string>;
  /** The number of rows that came to the list. */
  arrived: number;
  /** Whether rows came, left or changed places. */
  moved: boolean;
}

/** What the list has by now, loaded after a page was shown. */
interface Followed<Row> {
  of: LoadedList<Row>;
  now: ListPage<Row>;
}

/**
 * Follows what changes behind an open list, with the counts of what waits: every minute, and when the page gets the
 * focus. Rows that stay where they are are loaded again. As soon as another row would move, all rows keep their places
 * and only show their new content, until the person asks for the list as it is now. Nothing changes while a dialog is
 * open, because a dialog over a row must not apply to a version of it that its author has not seen.
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
      // Without an answer, and under a dialog, the rows stay as they were followed last.
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
  // The page may have been loaded again by itself meanwhile.
  const now = data?.of === page ? data.now : undefined;
  // Nothing moves if rows come to an empty list.
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

/** The shown rows in their places, with the content that they have now. */
export function compare<Row>(
  shown: readonly Row[],
  { items, next }: Pick<ListPage<Row>, 'items' | 'next'>,
  rowId: (row: Row) => string,
): FollowedRows<Row> {
  const present = new Map(items.map((row) => [rowId(row), row]));
  const before = shown.map(rowId);
  const kept = items.map((row) => before.includes(rowId(row)));
  const last = kept.lastIndexOf(true);
  // Rows below the last one that stayed may have moved here from the next page, and shown ones may have moved there.
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

/** Whether the rows and their number are the same. Answers also have the time of the server, which never is. */
function isSame<Row>(one: ListPage<Row> | undefined, { items, total }: ListPage<Row>): boolean {
  return JSON.stringify([one?.items, one?.total]) === JSON.stringify([items, total]);
}
