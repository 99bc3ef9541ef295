import type { DataStrategyResult, UIMatch } from 'react-router';
import { classifyError } from '../../shell/classify-error.ts';

/** What `keepShown` adds to the data of a page that stays on the screen. */
export interface Kept {
  /** When the server answers this visitor again, as an ISO time by the clock of this device. */
  refusedUntil?: string | undefined;
}

/** Replaces refusals because of too many requests by the data on the screen, with the time of the next answer. */
export function keepRefused(results: Record<string, DataStrategyResult>, shown: readonly UIMatch[]): void {
  for (const [id, { type, result }] of Object.entries(results)) {
    const seconds = type === 'error' && classifyError(result)?.retryAfterSeconds;
    const kept = shown.find((match) => match.id === id);
    if (!seconds || !kept) continue;
    const refusedUntil = new Date(Date.now() + seconds * 1000).toISOString();
    results[id] = { type: 'data', result: { ...Object(kept.loaderData), refusedUntil } satisfies Kept };
  }
}
