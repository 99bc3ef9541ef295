import type { Clock } from '../src/clock.ts';

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

export function createTestClock(start = Date.UTC(2026, 0, 15, 4)): TestClock {
  let now = start;
  return {
    now: () => now,
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}
