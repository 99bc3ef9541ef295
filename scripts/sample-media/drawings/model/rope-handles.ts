import { hemp } from './materials.ts';
import type { Part } from './part.ts';
import { ball, hull, join } from './solids.ts';
import { crateSizes, given } from './travel-crate-sizes.ts';
import type { Vec3 } from './vectors.ts';

const { rope, slat } = given;
const { width, depth, ropeHeight, ropeY } = crateSizes;

export function ropeHandles(): Part {
  const handles = [1, -1].map((side) => {
    const line = ropeLine(side);
    const pieces = line
      .slice(1)
      .map((to, index) => hull([ball(line[index] ?? to, rope.radius), ball(to, rope.radius)]));
    const knots = [line[0], line.at(-1)].map((end) => ball(end ?? [0, 0, 0], rope.knot));
    return join([...pieces, ...knots]);
  });
  const length = Math.round(lengthOf(ropeLine(1)) + 200);
  return {
    number: 9,
    name: { zh: '绳提手', en: 'Rope handle' },
    material: hemp,
    copies: handles,
    soft: true,
    exploded: [],
    flatSize: [length, 2 * rope.radius, 2 * rope.radius],
  };
}

function ropeLine(side: number): Vec3[] {
  const surface = side > 0 ? width : 0;
  const out = (amount: number) => surface + side * amount;
  const inner = out(-slat.thickness - rope.knot);
  const bow = Array.from({ length: 25 }, (_, index): Vec3 => {
    const angle = (Math.PI * index) / 24;
    const outwards = rope.radius + (rope.reach - rope.radius) * Math.sin(angle) ** 0.5;
    return [
      out(outwards),
      depth / 2 - (rope.apart / 2) * Math.cos(angle),
      ropeHeight - rope.drop * Math.sin(angle),
    ];
  });
  return [[inner, ropeY[0], ropeHeight], ...bow, [inner, ropeY[1], ropeHeight]];
}

function lengthOf(line: readonly Vec3[]): number {
  return line.slice(1).reduce((sum, point, index) => {
    const former: Vec3 = line[index] ?? point;
    return sum + Math.hypot(point[0] - former[0], point[1] - former[1], point[2] - former[2]);
  }, 0);
}
