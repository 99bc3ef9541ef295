import { between, minus, plus, type Vec2, type Vec3 } from './vectors.ts';

/** `toward` points from the object to the eye. */
export type Contours = (toward: Vec3) => Vec3[][];

/** The outline, as pairs of radius and height, is turned around the vertical axis through `foot`. */
export function turnedContours(outline: readonly Vec2[], foot: Vec3): Contours {
  const places = finer(outline);
  return (toward) => {
    const flat = Math.hypot(toward[0], toward[1]);
    if (flat < 1e-6) return [];
    const azimuth = Math.atan2(toward[1], toward[0]);
    return [1, -1].flatMap((side) => contourOn(places, toward[2] / flat, azimuth, side, foot));
  };
}

/** A contour lies at the angle whose cosine is the slope of the outline times the steepness of the line of sight. */
function contourOn(
  places: readonly Place[],
  steepness: number,
  azimuth: number,
  side: number,
  foot: Vec3,
): Vec3[][] {
  const lines: Vec3[][] = [[]];
  let turned = false;
  for (const { radius, height, along } of places) {
    const cosine = along[1] === 0 ? 2 : (along[0] / along[1]) * steepness;
    const turns = Math.abs(cosine) <= 1;
    if (turns && !turned) lines.push([]);
    // The contours of the two sides meet directly in front of the axis or directly behind it.
    if (turns || turned) {
      const angle = azimuth + side * Math.acos(Math.max(-1, Math.min(1, cosine)));
      const point = plus([radius * Math.cos(angle), radius * Math.sin(angle), height], foot);
      const former = lines.at(-1)?.at(-1);
      if (!former || !turns || Math.hypot(...minus(point, former)) > shortest) lines.at(-1)?.push(point);
    }
    turned = turns;
  }
  return lines.filter((line) => line.length > 1);
}

interface Place {
  radius: number;
  height: number;
  along: Vec2;
}

const steps = 40;
const shortest = 1.5;

/** Adds points to a closed outline, so that its direction changes evenly from point to point. */
function finer(outline: readonly Vec2[]): Place[] {
  const at = (index: number): Vec2 => outline[(index + outline.length) % outline.length] ?? [0, 0];
  const along = (index: number): Vec2 => [
    at(index + 1)[0] - at(index - 1)[0],
    at(index + 1)[1] - at(index - 1)[1],
  ];
  return outline.flatMap((from, index) => {
    if (Math.min(from[0], at(index + 1)[0]) < 0.1) return [];
    return Array.from({ length: steps }, (_, step) => {
      const [radius, height] = between(from, at(index + 1), step / steps);
      return { radius, height, along: between(along(index), along(index + 1), step / steps) };
    });
  });
}
