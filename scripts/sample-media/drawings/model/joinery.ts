import type { Solid } from './kernel.ts';
import { block } from './solids.ts';
import type { Vec3 } from './vectors.ts';

export interface Corner {
  /** Cells 0, 2, 4 … */
  even: Solid[];
  /** Cells 1, 3, 5 … */
  odd: Solid[];
}

/** The equal cells of the block where two boards meet belong to the two boards in turn. */
export function fingers(from: Vec3, to: Vec3, axis: 0 | 1 | 2, count: number): Corner {
  const corner: Corner = { even: [], odd: [] };
  const width = (to[axis] - from[axis]) / count;
  for (let index = 0; index < count; index++) {
    const low: [number, number, number] = [...from];
    const high: [number, number, number] = [...to];
    low[axis] = from[axis] + index * width;
    high[axis] = from[axis] + (index + 1) * width;
    (index % 2 === 0 ? corner.even : corner.odd).push(block(low, high));
  }
  return corner;
}
