import type { OutputOf } from 'commerce/contract';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';

export type Todo = OutputOf<'GET /admin/todo'>;

const key = 'admin-todo';
const refreshedEveryMs = 60_000;

/**
 * The counts of what waits, which the caller may see, and a function that loads them again. They are also loaded every
 * minute and when the page gets the focus.
 */
export function useTodo(): { todo: Todo; refresh: () => void } {
  const { data, mutate } = useSWR(key, () => get('/admin/todo', {}), { refreshInterval: refreshedEveryMs });
  return { todo: data ?? {}, refresh: () => void mutate() };
}
