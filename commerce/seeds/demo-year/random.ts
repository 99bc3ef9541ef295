/** Random choices that are the same in every run. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** @throws RangeError when the list is empty */
  one<Value>(of: readonly Value[]): Value;
  /** True with this probability. */
  chance(probability: number): boolean;
}

/** Makes a generator of random numbers (Mulberry32). The same seed gives the same numbers. */
export function createRandom(seed: number): Random {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    one(of) {
      const chosen = of[whole(0, of.length - 1)];
      if (chosen === undefined) throw new RangeError('nothing can be chosen from an empty list');
      return chosen;
    },
    chance: (probability) => next() < probability,
  };
}
