import type { Clock } from '../../src/clock.ts';
import { Failure } from '../../src/fail.ts';

type Deed = () => Promise<void>;

/** Deeds of the past, each with its time. While a deed runs, the clock shows its time. */
export interface Agenda {
  clock: Clock;
  /** Plans a deed. A deed that is planned for a time after the end of the year is not done. */
  plan(at: number, deed: Deed): void;
  /**
   * Does all deeds in the order of their times. Deeds may plan further deeds. A deed that the shop refuses is left
   * out, such as a payment by a member who has spent the money meanwhile.
   * @returns the number of refused deeds
   */
  run(onDeed: (at: number) => void): Promise<number>;
}

export function createAgenda({ from, to }: { from: number; to: number }): Agenda {
  let now = from;
  /** The planned deeds, the latest first. Deeds of the same time are done in the order in which they were planned. */
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
