import { useEffect } from 'react';
import { type DataStrategyResult, type MiddlewareFunction, useMatches } from 'react-router';

/** The routes of the page on the screen, with their data. */
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
 * Middleware of a page that loads while the visitor types. When the server refuses the visitor because of too many
 * requests, the data on the screen stays, and `refusedUntil` is added to it. Without this middleware, the error page
 * would replace the page, together with the field that the visitor types in.
 */
export const keepShown: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const results = await next();
  if (Object.values(results).some(({ type }) => type === 'error')) {
    // The size of the scripts is limited, so the code for refusals is imported only after a failure.
    await import('./keep-refused.ts').then(
      ({ keepRefused }) => keepRefused(results, shown),
      () => {},
    );
  }
  return results;
};
