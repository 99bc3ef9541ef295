import type { DataStrategyResult, UIMatch } from 'react-router';
import { classifyError } from '../../shell/classify-error.ts';

export interface Refused {
  /** When the server answers again, as an ISO time by the clock of this device. */
  until: string;
  /** The visitor requested too much (SYS003), or too many others wait (SYS004). */
  code: 'SYS003' | 'SYS004';
}

/** What `keepShown` adds to the data of a page that stays on the screen. */
export interface Kept {
  refused?: Refused | undefined;
}

/** Replaces refusals that name the time of the next answer by the data on the screen and that time. */
export function keepRefused(results: Record<string, DataStrategyResult>, shown: readonly UIMatch[]): void {
  for (const [id, { type, result }] of Object.entries(results)) {
    const { retryAfterSeconds: seconds, status } = (type === 'error' && classifyError(result)) || {};
    const kept = shown.find((match) => match.id === id);
    if (!seconds || !kept) continue;
    const until = new Date(Date.now() + seconds * 1000).toISOString();
    const refused: Refused = { until, code: status === 429 ? 'SYS003' : 'SYS004' };
    results[id] = { type: 'data', result: { ...Object(kept.loaderData), refused } satisfies Kept };
  }
}
