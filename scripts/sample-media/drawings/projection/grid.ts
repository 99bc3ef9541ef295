/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

/** `near` finds the items whose boxes may touch a box. */
export class Grid<T> {
  readonly #cells = new Map<number, T[]>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  add(thing: T, box: Box): void {
    for (const key of this.#keys(box)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(thing);
      else this.#cells.set(key, [thing]);
    }
  }

  near(box: Box): Set<T> {
    const found = new Set<T>();
    for (const key of this.#keys(box)) for (const thing of this.#cells.get(key) ?? []) found.add(thing);
    return found;
  }

  #keys([left, bottom, right, top]: Box): number[] {
    const keys: number[] = [];
    for (let x = Math.floor(left / this.#size); x <= Math.floor(right / this.#size); x++)
      for (let y = Math.floor(bottom / this.#size); y <= Math.floor(top / this.#size); y++)
        keys.push(x * 65_536 + y);
    return keys;
  }
}

export function boxAround(points: readonly (readonly number[])[], margin = 0): Box {
  const xs = points.map(([x = 0]) => x);
  const ys = points.map(([, y = 0]) => y);
  return [
    Math.min(...xs) - margin,
    Math.min(...ys) - margin,
    Math.max(...xs) + margin,
    Math.max(...ys) + margin,
  ];
}
