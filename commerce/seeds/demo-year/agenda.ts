import type { Clock } from '../../src/clock.ts';
import { Failure } from '../../src/fail.ts';

type Deed = () => Promise<void>;

/** While a deed runs, the clock shows its time. */
export interface Agenda {
  clock: Clock;
  /** A deed planned for a time after the end of the year is not done. */
  plan(at: number, deed: Deed): void;
  /** A deed may plan further deeds. Returns the number of deeds that the shop refused. */
  run(onDeed: (at: number) => void): Promise<number>;
}

export function createAgenda({ from, to }: { from: number; to: number }): Agenda {
  let now = from;
  /** The latest first. Deeds of the same time are done in the order in which they were planned. */
  const planned: { at: number; deed: Deed }[] = [];
  return {
    clock: { now: () => now },
    plan(at, deed) {
      if (at > to) return;
      const time = Math.max(Math.round(at), now);
      const place = planned.findLastIndex((other) => other.at > time) + 1;
      planned.splice(place, 0, { at: time, deed });
    },
    async run(onDeed) {
      let refused = 0;
      for (let next = planned.pop(); next; next = planned.pop()) {
        now = next.at;
        await next.deed().catch((error: unknown) => {
          if (!(error instanceof Failure)) throw error;
          refused += 1;
        });
        onDeed(now);
      }
      now = to;
      return refused;
    },
  };
}
