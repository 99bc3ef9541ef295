import * as box from './tall-box-sizes.ts';
import type { Vec3 } from './vectors.ts';

/** In millimeters. All other sizes are computed from these and from the tall box. */
export const given = {
  beside: 30,
  above: 20,
  slat: { width: 52, thickness: 12 },
  slats: 5,
  post: 25,
  skid: { width: 40, height: 30 },
  batten: { width: 40, height: 18, fromEnd: 40 },
  strip: { width: 40, fromEnd: 30 },
  cushion: { width: 60, height: 220 },
  rope: { radius: 5, hole: 6, apart: 120, reach: 34, drop: 60, knot: 11 },
};

const { beside, above, slat, slats, skid, batten, rope } = given;
const t = slat.thickness;
export const width = box.width + 2 * beside + 2 * t;
export const depth = box.depth + 2 * beside + 2 * t;
export const floor = skid.height + t;
export const ceiling = floor + box.height + 2 * above;
export const height = ceiling + t + batten.height;
export const boxAt: Vec3 = [t + beside, t + beside, floor + above];
export const slatLevels = spread(floor, ceiling);
export const slatPlaces = spread(0, depth);
const topSlat = slatLevels.at(-1) ?? floor;
export const ropeHeight = topSlat + slat.width / 2;
export const ropeY = [depth / 2 - rope.apart / 2, depth / 2 + rope.apart / 2] as const;

function spread(from: number, to: number): number[] {
  const step = (to - from - slat.width) / (slats - 1);
  return Array.from({ length: slats }, (_, index) => from + index * step);
}
