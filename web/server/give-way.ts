import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Web counts as busy when its requests take more than this part of the time of its thread. */
const busyUtilization = 0.3;

export interface GiveWayTiming {
  /** The pause between two looks whether web is still busy. */
  lookMilliseconds: number;
  /** The longest wait, so that work in the background goes on slowly in a shop that is always busy. */
  longestMilliseconds: number;
}

interface GiveWayOptions extends GiveWayTiming {
  /** Whether visitors wait for work of the same kind. */
  isWanted: () => boolean;
  /** Returns the part of the time, from 0 to 1, in which the thread worked since the previous call. */
  utilization?: () => number;
  closing: AbortSignal;
}

/**
 * Creates the function with which work in the background waits while visitors need the processor. Call it before each
 * piece of work. How busy the event loop is shows it well: every request of a visitor passes through it, and a picture
 * is made in another thread.
 */
export function createGiveWay({
  isWanted,
  utilization = measureUtilization(),
  lookMilliseconds,
  longestMilliseconds,
  closing,
}: GiveWayOptions): () => Promise<void> {
  return async () => {
    const end = performance.now() + longestMilliseconds;
    while (utilization() > busyUtilization || isWanted()) {
      if (closing.aborted || performance.now() > end) return;
      await pause(lookMilliseconds, undefined, { signal: closing, ref: false }).catch(() => undefined);
    }
  };
}

function measureUtilization(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
