import type { OutputOf } from '@junyao/commerce/contract';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import { untilNextBeat } from './beat.ts';
import { earlyRequest } from './early-request.ts';

export type Todo = OutputOf<'GET /admin/todo'>;

const key = 'admin-todo';

export const todoRequest = earlyRequest((input: Record<string, never>) => get('/admin/todo', input));

interface LoadedTodo {
  todo: Todo;
  isLoaded: boolean;
  error: unknown;
  retry: () => Promise<unknown>;
  refresh: () => void;
}

/** The counts that the person may see. They load again every minute and when the page gets the focus. */
export function useTodo(): LoadedTodo {
  const { data, error, mutate } = useSWR(key, () => todoRequest.take({}), {
    refreshInterval: untilNextBeat,
  });
  const retry = () => mutate();
  return { todo: data ?? {}, isLoaded: data !== undefined, error, retry, refresh: () => void retry() };
}
