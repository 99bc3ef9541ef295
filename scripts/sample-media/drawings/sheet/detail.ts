import { disk, regionOf } from '../model/solids.ts';
import { between, type Vec2, type Vec3 } from '../model/vectors.ts';
import type { Path } from '../projection/chain-lines.ts';
import type { Projection } from '../projection/project.ts';
import { type Mark, text } from './marks.ts';
import type { PlacedView } from './placed-view.ts';

export function within(projection: Projection, center: Vec2, radius: number): Projection {
  const window = disk(center, radius);
  return {
    paths: projection.paths.flatMap((path) => clip(path, center, radius)),
    cutFaces: projection.cutFaces.flatMap(({ part, loops }) => {
      const kept = regionOf(loops).intersect(window).toPolygons();
      return kept.length > 0 ? [{ part, loops: kept }] : [];
    }),
  };
}

export interface Spot {
  center: Vec3;
  /** In millimeters of the object. */
  radius: number;
}

/** Without a letter, the circle stands around the detail itself. */
export function circleAround({ toPaper, scale }: PlacedView, spot: Spot, letter?: string): Mark[] {
  const center = toPaper(spot.center);
  const radius = spot.radius / scale;
  const at: Vec2 = [center[0] - radius * 0.75 - 2.5, center[1] + radius * 0.75 + 0.5];
  return [
    { kind: 'circle', layer: 'dimension', center, radius },
    ...(letter ? [text(at, letter, 3.5, 'center')] : []),
  ];
}

function clip({ points, hidden }: Path, center: Vec2, radius: number): Path[] {
  const stretches: Vec2[][] = [];
  let leaves = true;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    const shares = from && insideShares(from, to, center, radius);
    if (!shares) {
      leaves = true;
      continue;
    }
    if (leaves || shares[0] > 0) stretches.push([between(from, to, shares[0])]);
    stretches.at(-1)?.push(between(from, to, shares[1]));
    leaves = shares[1] < 1;
  }
  return stretches.map((stretch) => ({ points: stretch, hidden }));
}

/** As shares of the length of the line. */
function insideShares(from: Vec2, to: Vec2, center: Vec2, radius: number): [number, number] | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [x, y] = [from[0] - center[0], from[1] - center[1]];
  const [a, b, c] = [dx * dx + dy * dy, x * dx + y * dy, x * x + y * y - radius * radius];
  const root = b * b - a * c;
  if (root <= 0) return undefined;
  const begin = Math.max(0, (-b - Math.sqrt(root)) / a);
  const end = Math.min(1, (-b + Math.sqrt(root)) / a);
  return end - begin > 1e-4 ? [begin, end] : undefined;
}
