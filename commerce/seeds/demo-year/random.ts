export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** Both limits are included. */
  whole(least: number, most: number): number;
  /** @throws RangeError when the list is empty */
  one<Value>(of: readonly Value[]): Value;
  chance(probability: number): boolean;
}

/** Mulberry32. The same seed gives the same numbers. */
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
