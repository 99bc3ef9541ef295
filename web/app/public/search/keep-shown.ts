import { useEffect } from 'react';
import { type DataStrategyResult, type MiddlewareFunction, useMatches } from 'react-router';
import { keepRefused } from './keep-refused.ts';

let shown: ReturnType<typeof useMatches> = [];

/** Remembers the data of the page for `keepShown`. */
export function useShown(): void {
  const matches = useMatches();
  useEffect(() => {
    shown = matches;
    return () => {
      shown = [];
    };
  }, [matches]);
}

/**
 * For a page that loads while the visitor types. After a refusal that names the time of the next answer, the data on
 * the screen stays and receives `refused`. The error page would remove the field that the visitor types in.
 */
export const keepShown: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const results = await next();
  keepRefused(results, shown);
  return results;
};
