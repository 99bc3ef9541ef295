import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Web counts as busy above this share of its thread's time. */
const busyUtilization = 0.3;

export interface GiveWayTiming {
  /** How often to check whether web is still busy. */
  lookMilliseconds: number;
  /** The longest wait, so that background work goes on slowly in a shop that is always busy. */
  longestMilliseconds: number;
}

interface GiveWayOptions extends GiveWayTiming {
  /** Whether visitors wait for work of the same kind. */
  isWanted: () => boolean;
  /** From 0 to 1, since the previous call. */
  utilization?: () => number;
  closing: AbortSignal;
}

/** The event loop shows how busy web is: every request passes through it, and pictures are made in other threads. */
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
