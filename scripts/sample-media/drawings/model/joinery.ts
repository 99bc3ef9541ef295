import type { Solid } from './kernel.ts';
import { block, cut } from './solids.ts';
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

interface Frame {
  /** The outside, in x and y alike. */
  from: number;
  to: number;
  low: number;
  high: number;
  /** The height of a front that is lower than the other boards, by whole fingers. */
  frontHigh?: number;
  thickness: number;
  finger: number;
}

/**
 * Four boards around a square, joined at their corners. The lowest finger belongs to the front and the back.
 * @param cuts grooves and rabbets of all boards
 */
export function frameBoards(frame: Frame, cuts: Solid[]) {
  const { from, to, low, high, frontHigh = high, thickness, finger } = frame;
  const near = [from, to - thickness];
  const corners = near.flatMap((x) =>
    near.map((y) => fingers([x, y, low], [x + thickness, y + thickness, high], 2, (high - low) / finger)),
  );
  const long = (y: number, top: number) =>
    cut(block([from, y, low], [to, y + thickness, top]), ...corners.flatMap(({ odd }) => odd), ...cuts);
  const short = (x: number) =>
    cut(block([x, from, low], [x + thickness, to, high]), ...corners.flatMap(({ even }) => even), ...cuts);
  return {
    front: long(from, frontHigh),
    back: long(to - thickness, high),
    sides: [short(from), short(to - thickness)],
  };
}
