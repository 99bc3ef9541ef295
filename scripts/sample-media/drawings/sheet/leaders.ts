import { explodedBy, findPart, type Package } from '../model/part.ts';
import { plus, toward, type Vec2, type Vec3 } from '../model/vectors.ts';
import { arrowHead, formatNumber } from './dimension.ts';
import { line, type Mark, text } from './marks.ts';
import type { PlacedView } from './placed-view.ts';
import { textWidth } from './text-size.ts';

interface BalloonWish {
  part: number;
  copy?: number;
  /** The end of the leader, as shares of the part's length in x, y and z. */
  at: Vec3;
  /** Relative to the end of the leader, in paper millimeters. */
  offset: Vec2;
}

/** The numbers of parts, in circles. */
export function balloons(pack: Package, view: PlacedView, wishes: readonly BalloonWish[]): Mark[] {
  return wishes.flatMap(({ part: number, copy = 0, at, offset }) => {
    const part = findPart(pack, number);
    const solid = part.copies[copy];
    if (!solid) throw new Error(`Part ${number} has no copy ${copy}.`);
    const { min, max } = solid.boundingBox();
    const along = (axis: 0 | 1 | 2) => min[axis] + at[axis] * (max[axis] - min[axis]);
    const by: Vec3 = view.name === 'exploded' ? explodedBy(part, copy) : [0, 0, 0];
    const target = view.toPaper(plus([along(0), along(1), along(2)], by));
    return balloon(target, [target[0] + offset[0], target[1] + offset[1]], number);
  });
}

function balloon(target: Vec2, center: Vec2, number: number): Mark[] {
  const radius = 3.6;
  return [
    { kind: 'circle', layer: 'dimension', center, radius },
    line('dimension', toward(center, target, radius), target),
    { kind: 'circle', layer: 'dimension', center: target, radius: 0.5, filled: true },
    text([center[0], center[1] - 1.75], String(number), 3.5, 'center'),
  ];
}

/**
 * The circle is parallel to the paper.
 * @param degrees from the center to the arrow
 * @param offset of the note, relative to the arrow on the circle
 */
export function radiusNote(
  view: PlacedView,
  center: Vec3,
  radius: number,
  degrees: number,
  offset: Vec2,
): Mark[] {
  const [x, y] = view.toPaper(center);
  const angle = (degrees * Math.PI) / 180;
  const reach = radius / view.scale;
  const target: Vec2 = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  const elbow: Vec2 = [target[0] + offset[0], target[1] + offset[1]];
  const value = `R${formatNumber(radius)}`;
  const width = textWidth(value, 3.5) + 1;
  const shelfEnd: Vec2 = [elbow[0] + (offset[0] >= 0 ? width : -width), elbow[1]];
  return [
    line('dimension', target, elbow, shelfEnd),
    arrowHead(target, toward(target, elbow, 3)),
    text([Math.min(elbow[0], shelfEnd[0]) + 0.5, elbow[1] + 0.8], value, 3.5, 'left', 'dimension'),
  ];
}

/** An upright plane is seen from the left, a level one from above. */
export function cuttingPlane(view: PlacedView, low: Vec3, high: Vec3, letter: string): Mark[] {
  const [from, to] = [view.toPaper(low), view.toPaper(high)];
  const upright = Math.abs(to[0] - from[0]) < Math.abs(to[1] - from[1]);
  const seen = ([x, y]: Vec2, by: number): Vec2 => (upright ? [x + by, y] : [x, y - by]);
  const beyond = 4.5;
  const ends = [
    { at: toward(from, to, -beyond), inward: to },
    { at: toward(to, from, -beyond), inward: from },
  ];
  return [
    line('center', ...ends.map(({ at, inward }) => toward(at, inward, beyond * 0.8))),
    ...ends.flatMap(({ at, inward }): Mark[] => {
      const tip = seen(at, 7);
      const [x, y] = seen(at, 9.5);
      return [
        line('section', at, toward(at, inward, beyond * 0.7)),
        line('dimension', at, tip),
        arrowHead(tip, seen(at, 4)),
        text([x, y - 1.75], letter, 3.5, 'center'),
      ];
    }),
  ];
}
