import { hemp } from './materials.ts';
import { type Part, part } from './part.ts';
import { ball, hull, join } from './solids.ts';
import * as sizes from './travel-crate-sizes.ts';
import { minus, type Vec3 } from './vectors.ts';

const { rope, slat } = sizes.given;
const { width, depth, ropeHeight, ropeY } = sizes;

export function ropeHandles(): Part {
  const handles = [1, -1].map((side) => {
    const line = ropeLine(side);
    const runs = steps(line).map((ends) => hull(ends.map((end) => ball(end, rope.radius))));
    const knots = [...line.slice(0, 1), ...line.slice(-1)].map((end) => ball(end, rope.knot));
    return join([...runs, ...knots]);
  });
  const visible = steps(ropeLine(1)).reduce((sum, [from, to]) => sum + Math.hypot(...minus(to, from)), 0);
  // The two knots take 200 mm.
  const flatSize: Vec3 = [Math.round(visible + 200), 2 * rope.radius, 2 * rope.radius];
  return part(9, '绳提手', 'Rope handle', hemp, handles, { soft: true, flatSize });
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

function steps(line: readonly Vec3[]): [Vec3, Vec3][] {
  return line.slice(1).map((to, index) => [line[index] ?? to, to]);
}
