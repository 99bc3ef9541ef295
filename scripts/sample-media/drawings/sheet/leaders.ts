import type { Vec2, Vec3 } from '../model/vectors.ts';
import { arrowHead, formatNumber } from './dimension.ts';
import { line, type Mark, text } from './marks.ts';
import type { PlacedView } from './placed-view.ts';
import { textWidth } from './text-size.ts';

export function balloon(target: Vec2, center: Vec2, number: number): Mark[] {
  const radius = 3.6;
  const [dx, dy] = [target[0] - center[0], target[1] - center[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [
    { kind: 'circle', layer: 'dimension', center, radius },
    line('dimension', [center[0] + (dx / length) * radius, center[1] + (dy / length) * radius], target),
    { kind: 'circle', layer: 'dimension', center: target, radius: 0.5, filled: true },
    text([center[0], center[1] - 1.75], String(number), 3.5, 'center'),
  ];
}

export function note(target: Vec2, elbow: Vec2, value: string): Mark[] {
  const toRight = elbow[0] >= target[0];
  const width = textWidth(value, 3.5) + 1;
  const shelfEnd: Vec2 = [elbow[0] + (toRight ? width : -width), elbow[1]];
  const [dx, dy] = [elbow[0] - target[0], elbow[1] - target[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [
    line('dimension', target, elbow, shelfEnd),
    arrowHead(target, [target[0] + (dx / length) * 3, target[1] + (dy / length) * 3]),
    text([Math.min(elbow[0], shelfEnd[0]) + 0.5, elbow[1] + 0.8], value, 3.5, 'left', 'dimension'),
  ];
}

interface RadiusWish {
  center: Vec3;
  radius: number;
  /** From the center to the arrow. */
  degrees: number;
  /** Relative to the arrow on the circle. */
  offset: Vec2;
}

/** The circle is parallel to the paper. */
export function radiusNote(view: PlacedView, { center, radius, degrees, offset }: RadiusWish): Mark[] {
  const [x, y] = view.toPaper(center);
  const angle = (degrees * Math.PI) / 180;
  const reach = radius / view.scale;
  const target: Vec2 = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  return note(target, [target[0] + offset[0], target[1] + offset[1]], `R${formatNumber(radius)}`);
}

export function cuttingPlane(from: Vec2, to: Vec2, sight: Vec2, letter: string): Mark[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Vec2 = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const beyond = 4.5;
  const ends = [
    { at: shift(from, along, -beyond), inward: 1 },
    { at: shift(to, along, beyond), inward: -1 },
  ];
  return [
    line('center', ...ends.map(({ at, inward }) => shift(at, along, inward * beyond * 0.8))),
    ...ends.flatMap(({ at, inward }): Mark[] => {
      const tip = shift(at, sight, 7);
      const middle = shift(at, sight, 9.5);
      return [
        line('section', at, shift(at, along, inward * beyond * 0.7)),
        line('dimension', at, tip),
        arrowHead(tip, shift(at, sight, 4)),
        text([middle[0], middle[1] - 1.75], letter, 3.5, 'center'),
      ];
    }),
  ];
}

function shift([x, y]: Vec2, [dx, dy]: Vec2, by: number): Vec2 {
  return [x + dx * by, y + dy * by];
}
